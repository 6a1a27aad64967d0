import type { TextMatch } from "../../core/filters/text-match.rule.ts";
import type { FoldedPhone } from "../../core/filters/phone-match.rule.ts";
import { SqlFragment, fragment, joined } from "./filter-sql-fragment.ts";

/** The white space that JavaScript trims, as a PostgreSQL literal. */
const whiteSpace = new SqlFragment(
  ["E'\\t\\n\\x0b\\f\\r \\u00a0\\u1680\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'"],
  [],
);

export const no = fragment`FALSE`;
export const yes = fragment`TRUE`;

/** A text without white space around it. */
export const trimmed = (text: SqlFragment): SqlFragment => fragment`btrim(${text}, ${whiteSpace})`;

const inAnyScript = (text: SqlFragment): SqlFragment => fragment`normalize(lower(normalize(${text}, NFC) COLLATE "und-x-icu"), NFC)`;

/** A text as filters compare it, the way `fold` of the core makes it: both engines carry this collation. ASCII, which most texts are, takes a shorter way to the same. */
export const folded = (text: SqlFragment): SqlFragment =>
  fragment`(CASE WHEN octet_length(${text}) = length(${text}) THEN lower(${trimmed(text)} COLLATE "C") ELSE ${inAnyScript(trimmed(text))} COLLATE "C" END)`;

const unstorable = /\0|\p{Surrogate}/u;

/** The texts that a database could hold at all; the others are equal to nothing in it. */
export const storable = (texts: readonly string[]): readonly string[] => texts.filter((text) => !unstorable.test(text));

const matchFolded = {
  is: (text, wanted) => fragment`${text} = ${wanted}::text`,
  contains: (text, wanted) => fragment`strpos(${text}, ${wanted}::text) > 0`,
  starts: (text, wanted) => fragment`starts_with(${text}, ${wanted}::text)`,
  ends: (text, wanted) => fragment`right(${text}, length(${wanted}::text)) = ${wanted}::text`,
} as const satisfies Record<TextMatch, (text: SqlFragment, wanted: string) => SqlFragment>;

/** Whether a text matches one of some folded texts. */
export const textCondition =
  (how: TextMatch, texts: readonly string[]) =>
  (text: SqlFragment): SqlFragment => {
    const wanted = storable(texts);
    if (wanted.length === 0) return no;
    if (how === "is" && wanted.length > 1) return fragment`${folded(text)} = ANY(${wanted}::text[])`;
    return fragment`(${joined(wanted.map((one) => matchFolded[how](folded(text), one)), " OR ")})`;
  };

const numberPattern = fragment`'^(\\+?1[-.]?)?(\\([0-9]{3}\\)|[0-9]{3})[-.]?[0-9]{3}[-.]?[0-9]{4}$'`;
const internationalPattern = fragment`'^\\+[1-9][0-9]{7,14}$'`;

const onPhone = (phone: FoldedPhone, typed: string, how: TextMatch): SqlFragment => {
  if (how === "is") return fragment`COALESCE(n, NULLIF(d, ''), f) = ${phone.key}::text`;
  const onText = matchFolded[how](fragment`f`, phone.folded);
  if (typed === "") return onText;
  const onDigits = matchFolded[how](fragment`d`, typed);
  const onNational = how === "starts" ? fragment` OR (starts_with(n, '+1') AND ${matchFolded.starts(fragment`substr(d, 2)`, typed)})` : fragment``;
  return fragment`(${onText} OR ${onDigits}${onNational})`;
};

/** Whether a text is, or has within it, one of some phones: `n` its E.164 form, `d` its digits, `f` its folded text. A phone as it is stored, a plus and digits, is decided by what was typed, or at least ruled out by it. */
export const phoneCondition =
  (how: TextMatch, phones: readonly { readonly phone: FoldedPhone; readonly typed: string }[]) =>
  (text: SqlFragment): SqlFragment => {
    const wanted = phones.filter(({ phone }) => storable([phone.folded]).length > 0);
    if (wanted.length === 0) return no;
    const isPlain = fragment`starts_with(${text}, '+') AND translate(${text}, '0123456789', '') = '+'`;
    const held = joined(wanted.map(({ phone, typed }) => fragment`strpos(${text}, ${typed === "" ? phone.folded : typed}::text) > 0`), " OR ");
    const conditions = joined(wanted.map(({ phone, typed }) => onPhone(phone, typed, how)), " OR ");
    const number = fragment`CASE WHEN c ~ ${numberPattern} THEN '+1' || right(regexp_replace(c, '[^0-9]', '', 'g'), 10) WHEN c ~ ${internationalPattern} THEN c END`;
    const digits = fragment`CASE WHEN v ~ '[A-Za-z]' THEN '' ELSE regexp_replace(COALESCE(n, v), '[^0-9]', '', 'g') END`;
    const written = fragment`(SELECT (${conditions}) FROM (SELECT ${text} AS v, translate(${text}, ${whiteSpace}, '') AS c, ${folded(text)} AS f) AS t, LATERAL (SELECT ${number} AS n) AS u, LATERAL (SELECT ${digits} AS d) AS w)`;
    return how === "contains" ? fragment`CASE WHEN ${isPlain} THEN (${held}) ELSE ${written} END` : fragment`CASE WHEN ${isPlain} AND NOT (${held}) THEN FALSE ELSE ${written} END`;
  };
