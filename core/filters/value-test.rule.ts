import { isEmptyValue } from "../fields/empty-value.rule.ts";
import { dateKey } from "./calendar-day.rule.ts";
import type { FilterTest, NumberMatch, SetMatch } from "./filter-test.model.ts";
import { fold, textOf } from "./fold.rule.ts";
import { phoneMatcher } from "./phone-match.rule.ts";
import type { TextMatch } from "./text-match.rule.ts";
import { textMatcher } from "./text-match.rule.ts";

/** Decides about one stored value. */
export type ValueTest = (value: unknown) => boolean;

const fewTexts = 4;

const anyMatcher = (matchers: readonly ((value: string) => boolean)[]): ((value: string) => boolean) => {
  const [first] = matchers;
  return matchers.length === 1 && first !== undefined ? first : (value) => matchers.some((matches) => matches(value));
};

const textsMatcher = (how: TextMatch, texts: readonly string[]): ((value: string) => boolean) => {
  if (how !== "is" || texts.length <= fewTexts) return anyMatcher(texts.map((text) => textMatcher(how, text)));
  const wanted = new Set(texts);
  return (value) => wanted.has(fold(value));
};

/** Any of several values may match; what is no text is matched as it is written. */
const ofTexts =
  (matches: (value: string) => boolean): ValueTest =>
  (value) => {
    if (typeof value === "string") return matches(value);
    if (!Array.isArray(value)) return typeof value === "number" || typeof value === "boolean" ? matches(String(value)) : false;
    for (const element of value) {
      const text = textOf(element);
      if (text !== null && matches(text)) return true;
    }
    return false;
  };

const elementsOf = (value: unknown): readonly string[] => {
  const texts = (Array.isArray(value) ? value : [value]).map(textOf);
  return texts.filter((text) => text !== null).filter((text) => text.trim() !== "");
};

const holdsAll = (texts: readonly string[]): ValueTest => {
  const matchers = texts.map((text) => textMatcher("is", text));
  return (value) => {
    const elements = elementsOf(value);
    return matchers.every((matches) => elements.some(matches));
  };
};

const setTest = (how: SetMatch, texts: readonly string[]): ValueTest => {
  const all = holdsAll(texts);
  switch (how) {
    case "overlaps":
      return ofTexts(textsMatcher("is", texts));
    case "contains":
      return ofTexts(textsMatcher("contains", texts));
    case "all":
      return all;
    case "same": {
      const wanted = textsMatcher("is", texts);
      return (value) => all(value) && elementsOf(value).every(wanted);
    }
  }
};

const numberTest = (how: NumberMatch, wanted: number): ValueTest => {
  switch (how) {
    case "eq":
      return (value) => typeof value === "number" && value === wanted;
    case "gt":
      return (value) => typeof value === "number" && value > wanted;
    case "gte":
      return (value) => typeof value === "number" && value >= wanted;
    case "lt":
      return (value) => typeof value === "number" && value < wanted;
    case "lte":
      return (value) => typeof value === "number" && value <= wanted;
  }
};

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** A stored date as the number that sorts like it, or null for what is written otherwise. */
export const storedDateKey = (value: unknown): number | null => (typeof value === "string" && datePattern.test(value) ? dateKey(value) : null);

const dateTest = (from: number, to: number): ValueTest => (value) => {
  const key = storedDateKey(value);
  return key !== null && key >= from && key <= to;
};

const instantTest =
  (from: number, to: number): ValueTest =>
  (value) =>
    typeof value === "number" && value >= from && value < to;

/** What a test decides about a value as it is stored. */
export const valueTest = (test: FilterTest): ValueTest => {
  switch (test.kind) {
    case "present":
      return (value) => !isEmptyValue(value);
    case "text":
      return ofTexts(textsMatcher(test.how, test.texts));
    case "phone":
      return ofTexts(anyMatcher(test.texts.map((text) => phoneMatcher(test.how, text))));
    case "set":
      return setTest(test.how, test.texts);
    case "number":
      return numberTest(test.how, test.value);
    case "flag":
      return (value) => value === test.value;
    case "date":
      return dateTest(test.from, test.to);
    case "instant":
      return instantTest(test.from, test.to);
  }
};
