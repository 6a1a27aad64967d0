import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildOnce } from "./build-once.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const built = join(root, "dist/web/.vite/manifest.json");
const sources = ["core", "adapters/contract", "adapters/di", "adapters/http", "adapters/storage", "ui"];

const builder = new URL("./build-process.ts", import.meta.url);

const newestIn = async (folder: string): Promise<number> => {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return Math.max(0, ...entries.filter((entry) => entry.isFile()).map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
};

const arePagesBuilt = async (): Promise<boolean> =>
  existsSync(built) && Math.max(...(await Promise.all(sources.map(newestIn)))) <= statSync(built).mtimeMs;

/**
 * Builds the pages where they are missing or older than their sources, in a child process, so that its memory is freed afterwards.
 * @throws Error when the build fails; the child process has logged the reason
 */
export const ensurePagesBuilt = (say: (line: string) => void): Promise<void> =>
  buildOnce({
    folder: join(root, "dist/building"),
    isBuilt: arePagesBuilt,
    build: async () => {
      say("Building the pages (once for this version)…");
      const child = fork(builder, [join(root, "vite.config.ts")], { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
      const [code] = await once(child, "exit");
      if (code !== 0) throw new Error("The pages could not be built.");
    },
    waits: () => say("Another process is building the pages: waiting for it…"),
  });
