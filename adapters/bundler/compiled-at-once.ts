import type { Rolldown } from "vite";

/** Browsers that know this line compile a whole script beside the page's thread while it comes, and not each function at its first call. */
const hint = "//# allFunctionsCalledOnLoad\n";
/** Smaller scripts are compiled before a thread is asked. */
const worthFrom = 20_000;

/** All that a built file needs at once, and itself. */
const neededBy = (name: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> => {
  const needed = new Set([name]);
  for (const one of needed) {
    const file = bundle[one];
    if (file?.type === "chunk") for (const used of file.imports) needed.add(used);
  }
  return needed;
};

/**
 * Marks the large scripts of a page's start, most of whose functions run before the first drawing.
 * @param mains the first file of each page
 */
export const compiledAtOnce = (mains: readonly string[]) => ({
  name: "cygnet:compiled-at-once",
  apply: "build" as const,
  generateBundle: {
    order: "post" as const,
    handler: (_options: unknown, bundle: Rolldown.OutputBundle): void => {
      const first = Object.values(bundle).filter((file) => file.type === "chunk" && file.moduleIds.some((id) => mains.includes(id)));
      for (const name of new Set(first.flatMap(({ fileName }) => [...neededBy(fileName, bundle)]))) {
        const file = bundle[name];
        if (file?.type === "chunk" && file.code.length >= worthFrom) file.code = hint + file.code;
      }
    },
  },
});
