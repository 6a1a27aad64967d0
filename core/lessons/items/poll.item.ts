import * as t from "io-ts";
import { unanswered } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { amount, isChoice, off, text, texts } from "./values.model.ts";

const Values = t.type({ question: text, answers: texts, participation_points: amount(1200), hide_results: off }, "PollValues");

/** A vote for one option: points once for taking part; the vote may change until the learner continues. */
export const pollItem = itemType({
  type: "poll",
  group: "pulsing",
  values: Values,
  answer: t.number,
  fields: { question: "html", answers: "answers", participation_points: "number", hide_results: "switch" },
  required: ["question", "answers"],
  score: ({ answers, participation_points }, vote) =>
    answers[vote] === undefined ? unanswered : { points: participation_points, correct: null, completed: true, final: false },
  offers: ({ answers }, chosen) => isChoice(answers, chosen),
  gates: () => true,
  shown: (values) => values,
});
