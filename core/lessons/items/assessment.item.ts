import * as t from "io-ts";
import { orDefault } from "../../kernel/or-default.ts";
import { orNull } from "../../kernel/or-null.ts";
import { unanswered } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { Amount, isChoice, off, text } from "./values.model.ts";

const Weighted = t.type({ text, points: orNull(Amount) }, "WeightedAnswer");
const Answer = t.union([t.string, Weighted]);
type Answer = t.TypeOf<typeof Answer>;

const standardPoints = [1000, 500, 100] as const;
const leastPoints = 100;

const blankAnswers: readonly Answer[] = standardPoints.map((points) => ({ text: "", points }));

const Values = t.type({ question: text, answers: orDefault(t.readonlyArray(Answer), blankAnswers), hide_results: off }, "AssessmentValues");

const textOf = (answer: Answer): string => (typeof answer === "string" ? answer : answer.text);
const ownPoints = (answer: Answer): number | null => (typeof answer === "string" ? null : answer.points);

/** A choice without right or wrong answers: it earns the weight of the chosen answer, once. */
export const assessmentItem = itemType({
  type: "assessment",
  group: "pulsing",
  values: Values,
  answer: t.number,
  fields: { question: "html", answers: "weighted-answers", hide_results: "switch" },
  required: ["question", "answers"],
  score: ({ answers }, chosen) => {
    const answer = answers[chosen];
    if (answer === undefined) return unanswered;
    return { points: ownPoints(answer) ?? standardPoints[chosen] ?? leastPoints, correct: null, completed: true, final: true };
  },
  offers: ({ answers }, chosen) => isChoice(answers, chosen),
  settled: (_, { attempt }) => attempt > 1,
  gates: () => true,
  shown: ({ answers, ...values }) => ({ ...values, answers: answers.map(textOf) }),
});
