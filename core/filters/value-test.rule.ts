import { isEmptyValue } from "../fields/empty-value.rule.ts";
import { writtenDateKey } from "./calendar-day.rule.ts";
import type { FilterTest, NumberMatch, SetMatch } from "./filter-test.model.ts";
import { textOf } from "./fold.rule.ts";
import { phoneMatcher } from "./phone-match.rule.ts";
import { textMatcher } from "./text-match.rule.ts";

/** A test of one stored value. */
export type ValueTest = (value: unknown) => boolean;

type TextTest = (value: string) => boolean;

/** Any of several values may match; numbers and booleans are matched by their text. */
const ofTexts =
  (matches: TextTest): ValueTest =>
  (value) => {
    if (typeof value === "string") return matches(value);
    if (!Array.isArray(value)) return typeof value === "number" || typeof value === "boolean" ? matches(String(value)) : false;
    for (let i = 0; i < value.length; i += 1) {
      const element: unknown = value[i];
      const text = typeof element === "string" ? element : textOf(element);
      if (text !== null && matches(text)) return true;
    }
    return false;
  };

const phonesTest =
  (tests: readonly TextTest[]): TextTest =>
  (value) =>
    tests.some((matches) => matches(value));

const elementsOf = (value: unknown): readonly string[] => {
  const texts = (Array.isArray(value) ? value : [value]).map(textOf);
  return texts.filter((text) => text !== null).filter((text) => text.trim() !== "");
};

const holdsAll = (texts: readonly string[]): ValueTest => {
  const matchers = texts.map((text) => textMatcher("is", [text]));
  return (value) => {
    const elements = elementsOf(value);
    return matchers.every((matches) => elements.some(matches));
  };
};

const setTest = (how: SetMatch, texts: readonly string[]): ValueTest => {
  const all = holdsAll(texts);
  switch (how) {
    case "overlaps":
      return ofTexts(textMatcher("is", texts));
    case "contains":
      return ofTexts(textMatcher("contains", texts));
    case "all":
      return all;
    case "same": {
      const wanted = textMatcher("is", texts);
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

const dateTest =
  (from: number, to: number): ValueTest =>
  (value) => {
    if (typeof value !== "string") return false;
    const key = writtenDateKey(value);
    return key >= from && key <= to;
  };

const instantTest =
  (from: number, to: number): ValueTest =>
  (value) =>
    typeof value === "number" && value >= from && value < to;

/** Compiles a test for stored values. */
export const valueTest = (test: FilterTest): ValueTest => {
  switch (test.kind) {
    case "present":
      return (value) => !isEmptyValue(value);
    case "text":
      return ofTexts(textMatcher(test.how, test.texts));
    case "phone":
      return ofTexts(phonesTest(test.texts.map((text) => phoneMatcher(test.how, text))));
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
