import type { Column } from "./columns.model.ts";
import type { FilterTest, NumberMatch } from "./filter-test.model.ts";
import { narrowBytes, narrowHolding, narrowNumbers, narrowWords } from "./columns-narrow.rule.ts";
import type { Narrow } from "./columns-narrow.rule.ts";
import { phoneTest } from "./phone-match.rule.ts";
import type { TextMatch } from "./text-match.rule.ts";
import { foldedMatches } from "./text-match.rule.ts";

type Words = Extract<Column, { readonly kind: "words" }>;
type Phones = Extract<Column, { readonly kind: "phones" }>;

const nobody: Narrow = () => 0;

/** A test that a column cannot answer takes nobody, so that its negation takes everybody. */
const unanswered = (negated: boolean): Narrow => (negated ? (_, count) => count : nobody);

const codesFor = (column: Words, texts: readonly string[]): readonly number[] => texts.flatMap((text) => column.codeOf.get(text) ?? []);

const wordsThat = <Word>(words: readonly Word[], takes: (word: Word) => boolean): Uint8Array => {
  const taken = new Uint8Array(words.length);
  words.forEach((word, code) => {
    if (takes(word)) taken[code] = 1;
  });
  return taken;
};

const exactWords = (column: Words, texts: readonly string[]): Uint8Array => {
  const taken = new Uint8Array(column.words.length);
  for (const code of codesFor(column, texts)) taken[code] = 1;
  return taken;
};

const matchingWords = (column: Words, how: TextMatch, texts: readonly string[]): Uint8Array => {
  const matches = foldedMatches[how];
  return how === "is" ? exactWords(column, texts) : wordsThat(column.words, (word) => texts.some((text) => matches(word, text)));
};

const matchingPhones = (column: Phones, how: TextMatch, texts: readonly string[]): Uint8Array => {
  const tests = texts.map((text) => phoneTest(how, text));
  return wordsThat(column.words, (phone) => tests.some((test) => test(phone)));
};

const onWords = (column: Words, test: Extract<FilterTest, { readonly kind: "text" | "set" }>, negated: boolean): Narrow => {
  if (test.kind === "text") return narrowWords(column, matchingWords(column, test.how, test.texts), negated);
  switch (test.how) {
    case "overlaps":
      return narrowWords(column, exactWords(column, test.texts), negated);
    case "contains":
      return narrowWords(column, matchingWords(column, "contains", test.texts), negated);
    case "all":
    case "same": {
      const wanted = codesFor(column, test.texts);
      return wanted.length < test.texts.length ? unanswered(negated) : narrowHolding(column, wanted, test.how === "same", negated);
    }
  }
};

const onNumbers = (values: Float64Array, how: NumberMatch, value: number, negated: boolean): Narrow => {
  const from = how === "lt" || how === "lte" ? -Infinity : value;
  const to = how === "gt" || how === "gte" ? Infinity : value;
  return narrowNumbers(values, { from, to, except: how === "gt" || how === "lt" ? value : NaN }, negated);
};

/** Keeps of a selection the rows whose value passes a test, or with `negated` the others. */
export const narrowBy = (column: Column, test: FilterTest, negated: boolean): Narrow => {
  if (test.kind === "present") return narrowBytes(column.present, 1, negated);
  switch (column.kind) {
    case "words":
      return test.kind === "text" || test.kind === "set" ? onWords(column, test, negated) : unanswered(negated);
    case "phones":
      return test.kind === "phone" ? narrowWords(column, matchingPhones(column, test.how, test.texts), negated) : unanswered(negated);
    case "numbers":
      if (test.kind === "number") return onNumbers(column.values, test.how, test.value, negated);
      if (test.kind === "date") return narrowNumbers(column.values, { from: test.from, to: test.to, except: NaN }, negated);
      return test.kind === "instant" ? narrowNumbers(column.values, { from: test.from, to: test.to, except: test.to }, negated) : unanswered(negated);
    case "flags":
      return test.kind === "flag" ? narrowBytes(column.values, test.value ? 1 : 0, negated) : unanswered(negated);
    case "presence":
      return unanswered(negated);
  }
};
