/** The minimum similarity of two first names: the share of common trigrams. */
export const alikeFrom = 0.5;
/** A family name shared by more contacts than this is ignored. */
export const mostNamesakes = 200;

type Named = { readonly first_name: string; readonly last_name: string };

const runsOf = (name: string): ReadonlySet<string> =>
  new Set(
    (name.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
      Array.from({ length: word.length + 1 }, (_, at) => `  ${word} `.slice(at, at + 3)),
    ),
  );

/** The share of trigrams that two names have in common, words padded with two spaces before and one after; 0 for names without letters. */
export const nameLikeness = (a: string, b: string): number => {
  const [one, two] = [runsOf(a), runsOf(b)];
  const common = [...one].filter((run) => two.has(run)).length;
  const all = one.size + two.size - common;
  return all === 0 ? 0 : common / all;
};

/**
 * Whether two contacts may be the same person by name: the same family name, and first names that begin with the same letter and are
 * similar, or of which one is a prefix of the other. Names are folded: trimmed, in lower case, without accents.
 */
export const isSimilarName = (a: Named, b: Named): boolean => {
  if (a.last_name === "" || a.first_name === "" || b.first_name === "" || a.last_name !== b.last_name) return false;
  if (a.first_name.charAt(0) !== b.first_name.charAt(0)) return false;
  return (
    nameLikeness(a.first_name, b.first_name) >= alikeFrom || a.first_name.startsWith(b.first_name) || b.first_name.startsWith(a.first_name)
  );
};
