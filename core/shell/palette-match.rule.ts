import { searchFold } from "./omni-rank.rule.ts";

/**
 * An entry of the palette.
 * @property words additional search words
 */
export type Findable = { readonly title: string; readonly words: string };

const noMatch = 5;

/**
 * How well an entry matches the typed text: 0 equals its title, 1 the title begins with it, 2 words of the title begin with its words, 3 it
 * is the initials of the title, 4 it is contained in the title or begins additional words, 5 no match.
 */
export const entryRank = ({ title, words }: Findable, typed: string): number => {
  const held = searchFold(title);
  const wanted = searchFold(typed);
  if (wanted === "" || held === wanted) return 0;
  if (held.startsWith(wanted)) return 1;
  const titleWords = held.split(" ");
  const parts = wanted.split(" ");
  if (parts.every((part) => titleWords.some((word) => word.startsWith(part)))) return 2;
  if (titleWords.length > 1 && titleWords.map((word) => word.charAt(0)).join("") === wanted) return 3;
  const all = `${held} ${searchFold(words)}`.split(" ");
  return held.includes(wanted) || parts.every((part) => all.some((word) => word.startsWith(part))) ? 4 : noMatch;
};

/** The entries that match the typed text, best first; equal ranks, and all entries without text, keep their order. */
export const fittingEntries = <A extends Findable>(entries: readonly A[], typed: string): readonly A[] =>
  entries
    .map((entry) => ({ entry, rank: entryRank(entry, typed) }))
    .filter(({ rank }) => rank < noMatch)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
