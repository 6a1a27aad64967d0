/** Levenshtein distance of two texts. */
export const editDistance = (from: string, to: string): number => {
  const source = [...from];
  const target = [...to];
  let row = target.map((_, index) => index + 1);
  source.forEach((letter, i) => {
    let diagonal = i;
    let left = i + 1;
    row = target.map((other, j) => {
      const above = row[j] ?? 0;
      left = Math.min(above + 1, left + 1, diagonal + (letter === other ? 0 : 1));
      diagonal = above;
      return left;
    });
  });
  return row.at(-1) ?? source.length;
};

/**
 * The names closest to a mistyped one, best first; empty when none is close.
 * @param most maximum number of names
 */
export const nearestNames = (typed: string, names: readonly string[], most = 3): readonly string[] => {
  const wanted = typed.toLowerCase();
  return names
    .map((name) => ({ name, distance: name.startsWith(wanted) && wanted !== "" ? 0 : editDistance(wanted, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(2, Math.floor(Math.max(wanted.length, name.length) / 3)))
    .toSorted((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
};
