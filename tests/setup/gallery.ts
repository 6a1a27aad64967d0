import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { temporaryFolder } from "./temporary-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** folder of the built gallery */
    readonly gallery: string;
  }
}

export const configFile = fileURLToPath(new URL("../../vite.config.ts", import.meta.url));

/** Builds the gallery, which is no part of the product, into a temporary folder. */
export const buildGallery = async (): Promise<{ readonly folder: string; readonly remove: () => void }> => {
  const folder = mkdtempSync(join(temporaryFolder(), "cygnet-gallery-"));
  const input = fileURLToPath(new URL("../../ui/gallery/index.html", import.meta.url));
  await build({
    configFile,
    mode: "production",
    logLevel: "error",
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input } },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
