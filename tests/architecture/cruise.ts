import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { layerRules } from "./layer-rules.ts";

const tsConfig = extractTSConfig(new URL("../../tsconfig.json", import.meta.url).pathname);

/**
 * The module graph below a folder, judged by the layer rules.
 * @param roots folders or files in it
 */
export const cruiseTree = async (folder: string, roots: readonly string[]): Promise<ICruiseResult> => {
  const { output } = await cruise(
    [...roots],
    {
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: [...layerRules] },
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      enhancedResolveOptions: {
        extensions: [".ts", ".tsx", ".js", ".json", ".css"],
        exportsFields: ["exports"],
        conditionNames: ["import", "node", "default"],
      },
    },
    undefined,
    { tsConfig },
  );
  if (typeof output === "string") throw new Error("dependency-cruiser gave text instead of a graph.");
  return output;
};
