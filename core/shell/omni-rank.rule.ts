import { type OmniResult, type OmniType, omniTypes } from "./omni.model.ts";

/** Search forms of letters that Unicode normalisation does not decompose. */
const plainLetters: Readonly<Record<string, string>> = { ß: "ss", ø: "o", ł: "l", đ: "d", æ: "ae", œ: "oe", ð: "d", þ: "th", ı: "i" };

/** A text for search comparison: without accents, in lower case, with single spaces. */
export const searchFold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßøłđæœðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();

/** The rank of a name that does not contain the term. */
export const noMatch = 4;

/** How well a name matches a term: 0 equal, 1 begins with it, 2 one of its words does, 3 contains it, 4 no match. */
export const matchRank = (name: string, term: string): number => {
  const held = searchFold(name);
  const wanted = searchFold(term);
  if (held === wanted) return 0;
  if (held.startsWith(wanted)) return 1;
  if (held.includes(` ${wanted}`)) return 2;
  return held.includes(wanted) ? 3 : noMatch;
};

/** Whether the term appears in a record's name or additional text. */
export const showsTerm = ({ name, info }: Pick<OmniResult, "name" | "info">, term: string): boolean =>
  matchRank(name, term) < noMatch || matchRank(info, term) < noMatch;

type Rankable = { readonly name: string; readonly type: OmniType; readonly id: number };

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The best results: equal names, then names that begin with the term, have a word that does, or contain it, and last other matches; ties by
 * type, name and id. Without duplicates.
 */
export const bestMatches = <A extends Rankable>(found: readonly A[], term: string, limit: number): readonly A[] => {
  const single = new Map(found.map((one) => [`${one.type}:${one.id}`, one]));
  const ranked = [...single.values()].map((one) => ({
    one,
    rank: matchRank(one.name, term),
    type: omniTypes.indexOf(one.type),
    name: searchFold(one.name),
  }));
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.type - b.type || compared(a.name, b.name) || a.one.id - b.one.id)
    .slice(0, limit)
    .map(({ one }) => one);
};
