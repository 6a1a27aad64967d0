import * as E from "fp-ts/lib/Either.js";
import type { Refusal } from "../../kernel/refusal.ts";
import type { ItemType } from "../items/catalogue.rule.ts";
import { missingWords } from "../missing-words.rule.ts";
import type { ParsedAnswers, ParsedChoice, ParsedNumber, Stem } from "./parsed-question.model.ts";
import type { LostPart } from "./question-plan.model.ts";
import { questionRefusals } from "./question-refusals.ts";
import { htmlOf, lostInHtml, lostInPlain, plainOf } from "./question-text.rule.ts";
import { wholeStem } from "./stem.rule.ts";

/** The values of an item that a question has, and what it loses. */
export type ItemPlan = { readonly type: ItemType; readonly values: Readonly<Record<string, unknown>>; readonly lost: readonly LostPart[] };

type Weighed = { readonly weight: number | null; readonly hasFeedback: boolean };

const whole = 100;
const when = (is: boolean, part: LostPart): readonly LostPart[] => (is ? [part] : []);
const lostOf = (all: readonly Weighed[]): readonly LostPart[] => [
  ...when(
    all.some(({ hasFeedback }) => hasFeedback),
    "feedback",
  ),
  ...when(
    all.some(({ weight }) => weight !== null && weight !== whole && weight !== 0),
    "weights",
  ),
];
const asked = (stem: Stem): { readonly question: string } => ({ question: htmlOf(wholeStem(stem)) });

/** The right answers: those that earn all points; if there are none, all that earn some. */
const rightOnes = <A extends Weighed & { readonly isRight: boolean }>(all: readonly A[]): readonly A[] => {
  const best = all.filter(({ isRight, weight }) => weight === whole || (isRight && weight === null));
  return best.length > 0 ? best : all.filter(({ weight }) => weight !== null && weight > 0);
};

/** Whether a text can be a word of the bank: markers and commas have a meaning there. */
const isWord = (word: string): boolean => word !== "" && !/[,{}]/.test(word);

/** A gap in a text with words to choose from; null where the words cannot be written so. */
const gapPlan = (stem: Stem, choices: readonly ParsedChoice[]): ItemPlan | null => {
  const right = rightOnes(choices);
  const [answer, ...others] = right.map(({ text }) => plainOf(text));
  if (stem.rest === null || answer === undefined || /[{}]/.test(stem.text + stem.rest)) return null;
  const decoys = choices.filter((choice) => !right.includes(choice)).map(({ text }) => plainOf(text));
  if (!isWord(answer) || !decoys.every(isWord)) return null;
  const [before, after] = [plainOf(stem), plainOf({ text: stem.rest, format: stem.format })];
  const spaces = [/\s$/.test(stem.text) ? " " : "", /^\s/.test(stem.rest) ? " " : ""];
  return {
    type: "missing_words",
    values: {
      question: `${before}${spaces[0]}{{${answer}}}${spaces[1]}${after}`,
      include_false_answers: decoys.length > 0,
      false_answers: decoys.join(", "),
    },
    lost: [
      ...lostOf(choices),
      ...when(others.length > 0, "alternatives"),
      ...[...choices.map(({ text }) => text), wholeStem(stem)].flatMap(lostInPlain),
    ],
  };
};

/** A choice of answers, or of the word in a gap. */
export const choicePlan = (stem: Stem, choices: readonly ParsedChoice[]): E.Either<Refusal, ItemPlan> => {
  const inGap = gapPlan(stem, choices);
  if (inGap !== null) return E.right(inGap);
  const right = rightOnes(choices);
  const isOneEnough = right.length > 1 && right.every(({ isRight }) => isRight);
  return E.right({
    type: "challenge",
    values: {
      ...asked(stem),
      answers: choices.map(({ text }) => plainOf(text)),
      correct: choices.flatMap((choice, at) => (right.includes(choice) ? [at] : [])),
    },
    lost: [
      ...lostOf(choices),
      ...when(isOneEnough, "alternatives"),
      ...when(right.length === 0, "no-right-answer"),
      ...lostInHtml(wholeStem(stem)),
      ...choices.flatMap(({ text }) => lostInPlain(text)),
    ],
  });
};

export const trueFalsePlan = (stem: Stem, { isTrue, hasFeedback }: Extract<ParsedAnswers, { readonly kind: "true-false" }>): ItemPlan => ({
  type: "challenge",
  values: { ...asked(stem), answers: ["True", "False"], correct: [isTrue ? 0 : 1] },
  lost: [...when(hasFeedback, "feedback"), ...lostInHtml(wholeStem(stem))],
});

/** An answer in the learner's own words. */
export const blankPlan = (stem: Stem, choices: readonly ParsedChoice[]): E.Either<Refusal, ItemPlan> => {
  const right = rightOnes(choices.filter(({ text }) => !/^\**$/.test(plainOf(text))));
  if (right.length === 0) return E.left(questionRefusals.question_no_answer);
  return E.right({
    type: "blank",
    values: { ...asked(stem), answers: [...new Set(right.map(({ text }) => plainOf(text)))] },
    lost: [
      ...lostOf(choices),
      ...when(
        choices.some(({ text }) => plainOf(text).includes("*")),
        "wildcards",
      ),
      ...lostInHtml(wholeStem(stem)),
      ...right.flatMap(({ text }) => lostInPlain(text)),
    ],
  });
};

/** A range of more whole numbers than this is not listed as answers. */
const mostNumbers = 20;

/** The numbers of a range that are listed as answers; null where they are too many. */
const numbersIn = ({ low, high, exact }: ParsedNumber): readonly string[] | null => {
  const first = Math.ceil(low);
  const count = Math.max(Math.floor(high) - first + 1, 0);
  const named = exact === null ? [] : [String(exact)];
  if (count > mostNumbers) return exact === null ? null : named;
  const all = [...named, ...Array.from({ length: count }, (_, at) => String(first + at))];
  return all.length > 0 ? [...new Set(all)] : [String(Number(((low + high) / 2).toPrecision(12)))];
};

/** A number as an answer in words; of a range the exact number and the whole ones. */
export const numberPlan = (stem: Stem, numbers: readonly ParsedNumber[]): E.Either<Refusal, ItemPlan> => {
  const right = rightOnes(numbers.map((number) => ({ ...number, isRight: number.weight === null })));
  if (right.length === 0) return E.left(questionRefusals.question_no_answer);
  const wide = right.find((number) => numbersIn(number) === null);
  if (wide !== undefined) return E.left(questionRefusals.question_number_range({ low: wide.low, high: wide.high }));
  return E.right({
    type: "blank",
    values: { ...asked(stem), answers: [...new Set(right.flatMap((number) => numbersIn(number) ?? []))] },
    lost: [
      ...lostOf(numbers),
      ...when(
        numbers.some(({ low, high }) => low !== high),
        "tolerance",
      ),
      ...lostInHtml(wholeStem(stem)),
    ],
  });
};

/** A text whose gaps are marked already. */
export const markedPlan = (stem: Stem, decoys: readonly string[]): E.Either<Refusal, ItemPlan> => {
  const [question, words] = [plainOf(wholeStem(stem)), decoys.filter((word) => word !== "")];
  const parted = words.find((word) => word.includes(","));
  if (parted !== undefined) return E.left(questionRefusals.question_row_comma({ text: parted }));
  const read = missingWords(question, words.length > 0, words.join(", "));
  if (E.isLeft(read)) return E.left(questionRefusals.question_row_markers({ problem: read.left }));
  return E.right({
    type: "missing_words",
    values: { question, include_false_answers: words.length > 0, false_answers: words.join(", ") },
    lost: lostInPlain(wholeStem(stem)),
  });
};
