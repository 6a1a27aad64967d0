import type { Rolldown } from "vite";
import { filesWith, neededBy } from "./needed-files.ts";

/** Has browsers that know it compile all functions of a script on a background thread during the download, not each at its first call. */
const hint = "//# allFunctionsCalledOnLoad\n";
/** Shorter scripts, in characters, are compiled on the main thread anyway. */
const worthFrom = 20_000;

/**
 * Marks the large scripts of a page's start, most of whose functions run before the first paint.
 * @param mains the entry of each page
 */
export const compiledAtOnce = (mains: readonly string[]) => ({
  name: "cygnet:compiled-at-once",
  apply: "build" as const,
  generateBundle: {
    order: "post" as const,
    handler: (_options: unknown, bundle: Rolldown.OutputBundle): void => {
      for (const name of neededBy(filesWith(mains, bundle), bundle)) {
        const file = bundle[name];
        if (file?.type === "chunk" && file.code.length >= worthFrom) file.code = hint + file.code;
      }
    },
  },
});
