/** How far each line is from the one before, in ascending order, and the first from its own: much the same numbers, which pack well. */
const distances = (own: number, lines: readonly number[]): readonly number[] =>
  lines.toSorted((a, b) => a - b).map((line, place, all) => line - (all[place - 1] ?? own));

const bareName = (file: string): string => file.replace(/^assets\//, "").replace(/\.js$/, "");

/**
 * Writes what parts of a page need besides themselves: a line for each file, with the distances of the lines of what it needs
 * (`ui/react/later-lines.ts` reads it).
 * @param needs built files below `assets`, by the part that needs them; those that need none and are needed by none are left out
 */
export const writeLater = (needs: ReadonlyMap<string, readonly string[]>): string => {
  const files = [...new Set([...needs].flatMap(([part, used]) => (used.length > 0 ? [part, ...used] : [])))];
  const lineOf = new Map(files.map((file, line) => [file, line]));
  return files
    .map((file, own) => {
      const needed = (needs.get(file) ?? []).flatMap((used) => lineOf.get(used) ?? []);
      return [bareName(file), ...distances(own, needed)].join(" ");
    })
    .join("\n");
};
