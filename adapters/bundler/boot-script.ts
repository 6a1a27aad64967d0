import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { minifySync, type Rolldown } from "vite";

/**
 * Ships a script that pages run before they are drawn as a hashed file like all others: kept for ever, packed and small. Under its own name
 * every visit would ask for it again before anything is drawn. Served from the sources it keeps its name.
 * @param source its file, below a folder of files with plain addresses
 */
export const bootScript = (source: string) => {
  const { code } = minifySync(basename(source), readFileSync(source, "utf8"));
  const fileName = `assets/${createHash("sha256").update(code).digest("base64url").slice(0, 7)}.js`;
  return {
    name: "cygnet:boot-script",
    apply: "build" as const,
    fileName,
    transformIndexHtml: {
      order: "post" as const,
      handler: (html: string): string => html.replace(`src="/${basename(source)}"`, `src="/${fileName}"`),
    },
    generateBundle(this: Rolldown.PluginContext): void {
      this.emitFile({ type: "asset", fileName, source: code });
    },
  };
};
