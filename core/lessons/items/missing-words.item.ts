import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { rightOrWrong } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { missingWords } from "../missing-words.rule.ts";
import { plainAnswer } from "../plain-answer.rule.ts";
import { shuffled } from "../shuffle.rule.ts";
import { amount, off, text } from "./values.model.ts";

const Values = t.type(
  { question: text, include_false_answers: off, false_answers: text, max: amount(1200), wrong: amount(150) },
  "MissingWordsValues",
);

const isFilled = (gaps: readonly string[], words: readonly string[]): boolean =>
  words.length === gaps.length && gaps.every((gap, index) => plainAnswer(gap) === plainAnswer(words[index] ?? ""));

const isInBank = (bank: readonly string[], word: string): boolean =>
  word === "" || bank.some((one) => plainAnswer(one) === plainAnswer(word));

/** A text with gaps to fill from a word bank: correct when every gap is. */
export const missingWordsItem = itemType({
  type: "missing_words",
  group: "quizzing",
  values: Values,
  answer: t.readonlyArray(t.string),
  fields: { question: "long-text", include_false_answers: "switch", false_answers: "text", max: "number", wrong: "number" },
  required: ["question"],
  score: ({ question, include_false_answers, false_answers, max, wrong }, words) => {
    const read = missingWords(question, include_false_answers, false_answers);
    const gaps = E.isRight(read) ? read.right.gaps : [];
    return rightOrWrong(gaps.length > 0 && isFilled(gaps, words), max, wrong);
  },
  offers: ({ question, include_false_answers, false_answers }, words) => {
    const read = missingWords(question, include_false_answers, false_answers);
    return E.isRight(read) && words.length <= read.right.gaps.length && words.every((word) => isInBank(read.right.bank, word));
  },
  gates: () => true,
  shown: ({ question, include_false_answers, false_answers, max, wrong }, { final, correct, seed }) => {
    const read = missingWords(question, include_false_answers, false_answers);
    if (E.isLeft(read)) return { max, wrong, parts: [], bank: [] };
    const { parts, bank, gaps } = read.right;
    return { max, wrong, parts, bank: shuffled(bank, seed), ...(final && correct === true ? { gaps } : {}) };
  },
});
