import type { FoldedPhone } from "../../../core/filters/phone-match.rule.ts";
import type { TextMatch } from "../../../core/filters/text-match.rule.ts";
import { type SqlFragment, fragment, joined } from "./filter-sql-fragment.ts";
import {
  byNumber,
  canStandTogether,
  fewTexts,
  folded,
  holdGaps,
  matchFolded,
  matchTogether,
  no,
  storable,
  type TextCondition,
  together,
  whiteSpace,
} from "./filter-sql-text.ts";

/**
 * A phone to search for.
 * @property typed its digits as typed, '' when it contains letters
 */
type Wanted = { readonly phone: FoldedPhone; readonly typed: string };

const numberPattern = fragment`'^(\\+?1[-.]?)?(\\([0-9]{3}\\)|[0-9]{3})[-.]?[0-9]{3}[-.]?[0-9]{4}$'`;
const internationalPattern = fragment`'^\\+[1-9][0-9]{7,14}$'`;

const onPhone = ({ phone, typed }: Wanted, how: TextMatch): SqlFragment => {
  if (how === "is") return fragment`COALESCE(n, NULLIF(d, ''), f) = ${phone.key}::text`;
  const onText = matchFolded[how](fragment`f`, phone.folded);
  if (typed === "") return onText;
  const onDigits = matchFolded[how](fragment`d`, typed);
  const onNational =
    how === "starts" ? fragment` OR (starts_with(n, '+1') AND ${matchFolded.starts(fragment`substr(d, 2)`, typed)})` : fragment``;
  return fragment`(${onText} OR ${onDigits}${onNational})`;
};

const amongPhones = ({ phone, typed }: Wanted, how: TextMatch, texts: SqlFragment): SqlFragment => {
  if (how === "is") return fragment`${phone.key}::text = ANY(filter_phone_keys(${texts}))`;
  const onText = matchTogether(how, together(fragment`filter_folded(${texts})`), phone.folded);
  if (typed === "") return onText;
  const onDigits = matchTogether(how, together(fragment`filter_digits(${texts})`), typed);
  const onNational =
    how === "starts" ? fragment` OR ${matchTogether(how, together(fragment`filter_nationals(${texts})`), typed)}` : fragment``;
  return fragment`(${onText} OR ${onDigits}${onNational})`;
};

/** Whether a stored phone is in plain form: a plus and digits. */
const isPlain = (text: SqlFragment): SqlFragment => fragment`${text} COLLATE "C" ~ '^\\+[0-9]*$'`;
const arePlain = (texts: SqlFragment): SqlFragment =>
  fragment`${together(texts)} ~ '^\\+[0-9]*(\\x01\\+[0-9]*)*$' AND NOT ${holdGaps(texts)}`;

const held = (text: SqlFragment, wanted: readonly Wanted[]): SqlFragment =>
  fragment`(${joined(
    wanted.map(({ phone, typed }) => matchFolded.contains(text, typed === "" ? phone.folded : typed)),
    " OR ",
  )})`;

const isPlainNumber = (text: SqlFragment): SqlFragment => fragment`length(${text}) BETWEEN 9 AND 16 AND NOT starts_with(${text}, '+0')`;

/** The comparison key of a phone in plain form. */
const plainKey = (text: SqlFragment): SqlFragment =>
  fragment`CASE WHEN ${isPlainNumber(text)} OR ${text} = '+' THEN ${text} ELSE substr(${text}, 2) END`;

/** Whether a phone in plain form matches, without parsing it; 8 to 15 digits count as a number. */
const onPlain = ({ phone, typed }: Wanted, how: TextMatch, text: SqlFragment): SqlFragment => {
  if (how === "is") return fragment`${plainKey(text)} = ${phone.key}::text`;
  const onText = matchFolded[how](text, phone.folded);
  if (typed === "") return onText;
  const onDigits = matchFolded[how](fragment`substr(${text}, 2)`, typed);
  const onNational =
    how === "starts"
      ? fragment` OR (starts_with(${text}, '+1') AND ${isPlainNumber(text)} AND ${matchFolded.starts(fragment`substr(${text}, 3)`, typed)})`
      : fragment``;
  return fragment`(${onText} OR ${onDigits}${onNational})`;
};

/** A phone in plain form is compared as it is; any other is parsed. */
const decided = (how: TextMatch, text: SqlFragment, wanted: readonly Wanted[], written: SqlFragment): SqlFragment => {
  const plainly =
    how === "contains"
      ? held(text, wanted)
      : fragment`(${held(text, wanted)} AND (${joined(
          wanted.map((each) => onPlain(each, how, text)),
          " OR ",
        )}))`;
  return fragment`CASE WHEN ${isPlain(text)} THEN ${plainly} ELSE ${written} END`;
};

/** Whether a text is one of many phones, whose keys are bound as one array. */
const oneOfMany = (keys: readonly string[], written: (text: SqlFragment) => SqlFragment): TextCondition => {
  const decidedBy = (text: SqlFragment, otherwise: SqlFragment): SqlFragment =>
    fragment`CASE WHEN ${isPlain(text)} THEN ${plainKey(text)} = ANY(${keys}::text[]) ELSE ${otherwise} END`;
  const among = (texts: SqlFragment): SqlFragment => {
    const forms = fragment`filter_phone_keys(${texts}) && ${keys}::text[]`;
    return byNumber(texts, decidedBy(fragment`(${texts})[1]`, forms), forms);
  };
  return { one: (text) => decidedBy(text, written(text)), among: canStandTogether(keys) ? among : null };
};

/** Whether a text is or contains one of the phones: `n` its E.164 form, `d` its digits, `f` its folded text. */
export const phoneCondition = (how: TextMatch, phones: readonly Wanted[]): TextCondition => {
  const wanted = phones.filter(({ phone }) => storable([phone.folded]).length > 0);
  if (wanted.length === 0) return { one: () => no, among: () => no };
  const isMany = how === "is" && wanted.length > fewTexts;
  const keys = wanted.map(({ phone }) => phone.key);
  const conditions = isMany
    ? fragment`COALESCE(n, NULLIF(d, ''), f) = ANY(${keys}::text[])`
    : joined(
        wanted.map((each) => onPhone(each, how)),
        " OR ",
      );
  const number = fragment`CASE WHEN c ~ ${numberPattern} THEN '+1' || right(regexp_replace(c, '[^0-9]', '', 'g'), 10) WHEN starts_with(c, '+') THEN substring(regexp_replace(c, '\\(0\\)|[-.()]', '', 'g') FROM ${internationalPattern}) END`;
  const typed = fragment`CASE WHEN v ~ '[A-Za-z]' THEN '' ELSE regexp_replace(COALESCE(n, v), '[^0-9]', '', 'g') END`;
  const written = (text: SqlFragment): SqlFragment =>
    fragment`(SELECT (${conditions}) FROM (SELECT ${text} AS v, translate(${text}, ${whiteSpace}, '') AS c, ${folded(text)} AS f) AS t, LATERAL (SELECT ${number} AS n) AS u, LATERAL (SELECT ${typed} AS d) AS w)`;
  if (isMany) return oneOfMany(keys, written);
  const among = (texts: SqlFragment): SqlFragment => {
    const [first, forms] = [
      fragment`(${texts})[1]`,
      fragment`(${joined(
        wanted.map((each) => amongPhones(each, how, texts)),
        " OR ",
      )})`,
    ];
    return byNumber(
      texts,
      decided(how, first, wanted, forms),
      fragment`CASE WHEN ${arePlain(texts)} AND NOT ${held(together(texts), wanted)} THEN FALSE ELSE ${forms} END`,
    );
  };
  return {
    one: (text) => decided(how, text, wanted, written(text)),
    among: canStandTogether(wanted.flatMap(({ phone }) => [phone.folded, phone.key])) ? among : null,
  };
};
