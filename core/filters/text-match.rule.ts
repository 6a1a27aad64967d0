import { fold } from "./fold.rule.ts";

/** How a text may match another. */
export type TextMatch = "is" | "contains" | "starts" | "ends";

/** Whether a folded text matches another folded text. */
export const foldedMatches = {
  is: (value: string, wanted: string): boolean => value === wanted,
  contains: (value: string, wanted: string): boolean => value.includes(wanted),
  starts: (value: string, wanted: string): boolean => value.startsWith(wanted),
  ends: (value: string, wanted: string): boolean => value.endsWith(wanted),
} as const satisfies Record<TextMatch, (value: string, wanted: string) => boolean>;

type Matcher = (value: string) => boolean;

const highestAscii = 127;
const space = 32;

const lower = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code);

/** Compares only the first characters; leading white space and non-ASCII characters are folded first. */
const startMatcher = (wanted: string, whole: boolean): Matcher => {
  const length = wanted.length;
  const slow: Matcher = whole ? (value) => fold(value) === wanted : (value) => fold(value).startsWith(wanted);
  return (value) => {
    for (let i = 0; i < length; i += 1) {
      const code = value.charCodeAt(i);
      if (code > highestAscii || (i === 0 && code <= space)) return slow(value);
      if (lower(code) !== wanted.charCodeAt(i)) return false;
    }
    if (value.length === length) return true;
    const next = value.charCodeAt(length);
    return next > highestAscii || (whole && next <= space) ? slow(value) : !whole;
  };
};

const endMatcher = (wanted: string): Matcher => {
  const length = wanted.length;
  return (value) => {
    const offset = value.length - length;
    for (let i = length - 1; i >= 0; i -= 1) {
      const code = value.charCodeAt(offset + i);
      if (code > highestAscii || (i === length - 1 && code <= space)) return fold(value).endsWith(wanted);
      if (lower(code) !== wanted.charCodeAt(i)) return false;
    }
    return true;
  };
};

const isAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) > highestAscii) return false;
  return true;
};

const containMatcher =
  (wanted: string): Matcher =>
  (value) =>
    (isAscii(value) ? value.toLowerCase() : fold(value)).includes(wanted);

const oneMatcher = (how: TextMatch, wanted: string): Matcher => {
  if (!isAscii(wanted)) return (value) => foldedMatches[how](fold(value), wanted);
  switch (how) {
    case "is":
      return startMatcher(wanted, true);
    case "starts":
      return startMatcher(wanted, false);
    case "ends":
      return endMatcher(wanted);
    case "contains":
      return containMatcher(wanted);
  }
};

/** Up to this many texts are compared one by one; more through a list or a set. */
const fewTexts = 4;

const anyMatcher = (matchers: readonly Matcher[]): Matcher => {
  const [first, second] = matchers;
  if (first === undefined) return () => false;
  if (second === undefined) return first;
  if (matchers.length > fewTexts) return (value) => matchers.some((matches) => matches(value));
  const rest = anyMatcher(matchers.slice(1));
  return (value) => first(value) || rest(value);
};

/** A test of raw values against any of some folded, non-empty texts; values are folded only as far as needed. */
export const textMatcher = (how: TextMatch, texts: readonly string[]): Matcher => {
  if (how !== "is" || texts.length <= fewTexts) return anyMatcher(texts.map((text) => oneMatcher(how, text)));
  const wanted = new Set(texts);
  return (value) => wanted.has(fold(value));
};
