import * as t from "io-ts";
import { unanswered } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { amount, off, text } from "./values.model.ts";

const Values = t.type({ question: text, share_answers: off, answer_points: amount(1200) }, "OpenEndedValues");

/** Maximum length of an open answer, in characters. */
export const longestOpenAnswer = 5000;

/** A question with a free answer: any answer that is not blank earns the points, once. */
export const openEndedItem = itemType({
  type: "open_ended",
  group: "pulsing",
  values: Values,
  answer: t.string,
  fields: { question: "html", share_answers: "switch", answer_points: "number" },
  required: ["question"],
  score: ({ answer_points }, answer) =>
    answer.trim() === "" || [...answer].length > longestOpenAnswer
      ? unanswered
      : { points: answer_points, correct: null, completed: true, final: false },
  offers: (_, answer) => [...answer].length <= longestOpenAnswer,
  gates: () => true,
  shown: (values) => values,
});
