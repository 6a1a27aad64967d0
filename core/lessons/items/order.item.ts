import * as t from "io-ts";
import { rightOrWrong } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { disordered } from "../shuffle.rule.ts";
import { amount, text, texts } from "./values.model.ts";

const Values = t.type({ question: text, answers: texts, max: amount(1200), wrong: amount(150) }, "OrderValues");

/** Answers to put in order: only the exact order is correct. */
export const orderItem = itemType({
  type: "order",
  group: "quizzing",
  values: Values,
  answer: t.readonlyArray(t.string),
  fields: { question: "html", answers: "answers", max: "number", wrong: "number" },
  required: ["question", "answers"],
  score: ({ answers, max, wrong }, given) =>
    rightOrWrong(given.length === answers.length && given.every((answer, index) => answer === answers[index]), max, wrong),
  offers: ({ answers }, given) => given.toSorted().join("\u0000") === answers.toSorted().join("\u0000"),
  gates: () => true,
  shown: ({ answers, ...values }, { final, correct, seed }) => ({
    ...values,
    answers: final && correct === true ? answers : disordered(answers, seed),
  }),
});
