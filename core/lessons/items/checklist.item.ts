import * as t from "io-ts";
import { itemType } from "../item-type.model.ts";
import { amount, isChoice, off, text, texts } from "./values.model.ts";

const Values = t.type(
  {
    question: text,
    answers: texts,
    can_advance: off,
    each_points: amount(100),
    answer_points: amount(500),
    participation_points: amount(100),
  },
  "ChecklistValues",
);

/** Boxes to tick: points for taking part, for each box and for all of them; all must be ticked unless the learner may skip them. */
export const checklistItem = itemType({
  type: "checklist",
  group: "pulsing",
  values: Values,
  answer: t.readonlyArray(t.number),
  fields: {
    question: "html",
    answers: "answers",
    can_advance: "switch",
    each_points: "number",
    answer_points: "number",
    participation_points: "number",
  },
  required: ["answers"],
  score: ({ answers, can_advance, each_points, answer_points, participation_points }, boxes) => {
    const ticked = new Set(boxes.filter((box) => answers[box] !== undefined)).size;
    const all = ticked === answers.length;
    const points = ticked === 0 && !can_advance ? 0 : participation_points + each_points * ticked + (all ? answer_points : 0);
    return { points, correct: null, completed: can_advance || all, final: all };
  },
  offers: ({ answers }, chosen) => chosen.every((choice) => isChoice(answers, choice)),
  gates: ({ can_advance }) => !can_advance,
  shown: (values) => values,
});
