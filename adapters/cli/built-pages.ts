import { existsSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));
const built = join(root, "dist/web/.vite/manifest.json");
const sources = ["core", "adapters/contract", "adapters/di", "adapters/http", "adapters/storage", "ui"];

const newestIn = async (folder: string): Promise<number> => {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return Math.max(0, ...entries.filter((entry) => entry.isFile()).map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
};

/** Builds the pages where they are missing or older than their sources. */
export const ensurePagesBuilt = async (say: (line: string) => void): Promise<void> => {
  if (existsSync(built)) {
    const newest = Math.max(...(await Promise.all(sources.map(newestIn))));
    if (newest <= statSync(built).mtimeMs) return;
  }
  say("Building the pages (once for this version)…");
  await build({ configFile: join(root, "vite.config.ts"), logLevel: "error" });
};
