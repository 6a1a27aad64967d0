/**
 * Reads what parts of a page need besides themselves, as `adapters/bundler/later-lines.ts` writes it.
 * @returns the files of each file, by address below the root of the site
 */
export const readLater = (list: string): ReadonlyMap<string, readonly string[]> => {
  const lines = list.split("\n").map((line) => line.split(" "));
  const files = lines.map(([name = ""]) => `assets/${name}.js`);
  return new Map(
    files.map((file, own) => {
      let line = own;
      return [file, (lines[own] ?? []).slice(1).flatMap((distance) => files[(line += Number(distance))] ?? [])];
    }),
  );
};
