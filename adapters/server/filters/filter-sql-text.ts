import type { TextMatch } from "../../../core/filters/text-match.rule.ts";
import { SqlFragment, fragment, joined } from "./filter-sql-fragment.ts";

/** The white space that JavaScript's `trim` removes, as a PostgreSQL literal. */
export const whiteSpace = new SqlFragment(
  [
    "E'\\t\\n\\x0b\\f\\r \\u00a0\\u1680\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'",
  ],
  [],
);

/**
 * A condition on texts.
 * @property one condition on a single text
 * @property among condition on any text of an array; null when the array has to be unnested
 */
export type TextCondition = {
  readonly one: (text: SqlFragment) => SqlFragment;
  readonly among: ((texts: SqlFragment) => SqlFragment) | null;
};

export const no = fragment`FALSE`;
export const yes = fragment`TRUE`;

/** A text without surrounding white space. */
export const trimmed = (text: SqlFragment): SqlFragment => fragment`btrim(${text}, ${whiteSpace})`;

/** Whether a text is ASCII, as most are; lower case then is the complete fold. */
export const isAscii = (text: SqlFragment): SqlFragment => fragment`octet_length(${text}) = length(${text})`;

const lowered = (text: SqlFragment): SqlFragment => fragment`lower(${text} COLLATE "C")`;

const inAnyScript = (text: SqlFragment): SqlFragment =>
  fragment`normalize(lower(normalize(${trimmed(text)}, NFC) COLLATE "und-x-icu"), NFC) COLLATE "C"`;

/** A text folded for comparison, like `fold` in the core: both engines have this collation. */
export const folded = (text: SqlFragment): SqlFragment =>
  fragment`(CASE WHEN ${isAscii(text)} THEN ${lowered(trimmed(text))} ELSE ${inAnyScript(text)} END)`;

const unstorable = /\0|\p{Surrogate}/u;

/** The texts that PostgreSQL can store; the others never match. */
export const storable = (texts: readonly string[]): readonly string[] => texts.filter((text) => !unstorable.test(text));

export const matchFolded = {
  is: (text, wanted) => fragment`${text} = ${wanted}::text`,
  contains: (text, wanted) => fragment`strpos(${text}, ${wanted}::text) > 0`,
  starts: (text, wanted) => fragment`starts_with(${text}, ${wanted}::text)`,
  ends: (text, wanted) => fragment`right(${text}, length(${wanted}::text)) = ${wanted}::text`,
} as const satisfies Record<TextMatch, (text: SqlFragment, wanted: string) => SqlFragment>;

/** Whether an ASCII text contains another that is in lower case; without letters in it, case does not matter. */
const heldIn = (text: SqlFragment, wanted: string): SqlFragment =>
  matchFolded.contains(/[a-z]/i.test(wanted) ? lowered(text) : text, wanted);

/** Whether an ASCII text matches: a cheap containment test comes first, so that only its hits are trimmed and lowered. */
const matchAscii = (how: TextMatch, text: SqlFragment, wanted: string): SqlFragment => {
  const held = heldIn(text, wanted);
  return how === "contains" ? held : fragment`(${held} AND ${matchFolded[how](lowered(trimmed(text)), wanted)})`;
};

const anyOf = (conditions: readonly SqlFragment[]): SqlFragment => fragment`(${joined(conditions, " OR ")})`;

/** Separates the texts of an array joined into one; in folded texts `instead` replaces it. */
const gap = "\u0001";
const instead = "\u0002";
const gapLiteral = new SqlFragment(["E'\\x01'"], []);
export const together = (texts: SqlFragment): SqlFragment => fragment`array_to_string(${texts}, ${gapLiteral})`;
/** Whether any of the texts contains the separator. */
export const holdGaps = (texts: SqlFragment): SqlFragment => fragment`strpos(array_to_string(${texts}, ''), ${gapLiteral}) > 0`;
const bracketed = (text: SqlFragment): SqlFragment => fragment`(${gapLiteral} || ${text} || ${gapLiteral})`;

const wantedAmong = {
  is: (wanted) => `${gap}${wanted}${gap}`,
  contains: (wanted) => wanted,
  starts: (wanted) => `${gap}${wanted}`,
  ends: (wanted) => `${wanted}${gap}`,
} as const satisfies Record<TextMatch, (wanted: string) => string>;

/** Whether any of the folded texts, joined into one, matches. */
export const matchTogether = (how: TextMatch, text: SqlFragment, wanted: string): SqlFragment =>
  matchFolded.contains(bracketed(text), wantedAmong[how](wanted));

const foldedTogether = (texts: SqlFragment): SqlFragment => together(fragment`filter_folded(${texts})`);

const matchAsciiTogether = (how: TextMatch, texts: SqlFragment, wanted: string): SqlFragment => {
  const text = together(texts);
  const held = heldIn(text, wanted);
  if (how === "contains") return held;
  const isOdd = fragment`translate(${text}, ${whiteSpace}, '') <> ${text} OR ${holdGaps(texts)}`;
  return fragment`(${held} AND CASE WHEN ${isOdd} THEN ${matchTogether(how, foldedTogether(texts), wanted)} ELSE ${matchTogether(how, lowered(text), wanted)} END)`;
};

/** Whether the texts can be searched in joined arrays. */
export const canStandTogether = (wanted: readonly string[]): boolean =>
  wanted.every((text) => !text.includes(gap) && !text.includes(instead));

/** A condition on an array: a single entry, the usual case, is tested directly. */
export const byNumber = (texts: SqlFragment, one: SqlFragment, several: SqlFragment): SqlFragment =>
  fragment`CASE cardinality(${texts}) WHEN 0 THEN FALSE WHEN 1 THEN ${one} ELSE ${several} END`;

/** Up to this many texts are tested one by one; more are bound as one array. */
export const fewTexts = 4;

/** Whether the folded text `s.f` matches the text `w.t`. */
const matchColumns = {
  is: fragment`s.f = w.t`,
  contains: fragment`strpos(s.f, w.t) > 0`,
  starts: fragment`starts_with(s.f, w.t)`,
  ends: fragment`right(s.f, length(w.t)) = w.t`,
} as const satisfies Record<TextMatch, SqlFragment>;

/** Whether a text matches one of some folded texts. */
export const textCondition = (how: TextMatch, texts: readonly string[]): TextCondition => {
  const wanted = storable(texts);
  if (wanted.length === 0) return { one: () => no, among: () => no };
  if (how === "is" && wanted.length > 1) return { one: (text) => fragment`${folded(text)} = ANY(${wanted}::text[])`, among: null };
  if (wanted.length > fewTexts)
    return {
      one: (text) =>
        fragment`EXISTS (SELECT 1 FROM (SELECT ${folded(text)} AS f OFFSET 0) AS s, unnest(${wanted}::text[]) AS w(t) WHERE ${matchColumns[how]})`,
      among: null,
    };
  const one = (text: SqlFragment): SqlFragment =>
    fragment`(CASE WHEN ${isAscii(text)} THEN ${anyOf(wanted.map((each) => matchAscii(how, text, each)))} ELSE ${anyOf(wanted.map((each) => matchFolded[how](inAnyScript(text), each)))} END)`;
  const several = (all: SqlFragment): SqlFragment =>
    fragment`(CASE WHEN ${isAscii(together(all))} THEN ${anyOf(wanted.map((each) => matchAsciiTogether(how, all, each)))} ELSE ${anyOf(wanted.map((each) => matchTogether(how, foldedTogether(all), each)))} END)`;
  return { one, among: canStandTogether(wanted) ? (all) => byNumber(all, one(fragment`(${all})[1]`), several(all)) : null };
};
