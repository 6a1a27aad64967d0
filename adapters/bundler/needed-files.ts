import type { Rolldown } from "vite";

/** Built files and all that they import statically, by name. */
export const neededBy = (names: readonly string[], bundle: Rolldown.OutputBundle): ReadonlySet<string> => {
  const needed = new Set(names);
  for (const name of needed) {
    const chunk = bundle[name];
    if (chunk?.type === "chunk") for (const used of chunk.imports) needed.add(used);
  }
  return needed;
};

/** The names of the built files that hold any of the source files. */
export const filesWith = (sources: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === "chunk" && file.moduleIds.some((id) => sources.includes(id)) ? [file.fileName] : [],
  );
