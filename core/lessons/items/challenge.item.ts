import * as t from "io-ts";
import { orDefault } from "../../kernel/or-default.ts";
import { rightOrWrong } from "../item-score.model.ts";
import type { ItemAttempt } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { amount, isChoice, off, on, text, texts } from "./values.model.ts";

const Values = t.type(
  {
    question: text,
    answers: texts,
    /** indexes of the correct answers */
    correct: orDefault(t.readonlyArray(t.number), []),
    single_submission: off,
    include_points: on,
    max: amount(1200),
    wrong_answer: amount(150),
    speed_bonus: off,
    custom_feedback: off,
    feedback: text,
  },
  "ChallengeValues",
);
type Values = t.TypeOf<typeof Values>;

/** Seconds after which the speed bonus is 0. */
const slowest = 30;

const rightPoints = ({ max, wrong_answer, speed_bonus }: Values, { attempt, seconds }: ItemAttempt): number => {
  if (!speed_bonus) return max;
  const taken = attempt > 1 || seconds === null ? slowest : Math.min(Math.max(seconds, 0), slowest);
  return Math.max(wrong_answer, Math.round(max * (1 - (0.5 * taken) / slowest)));
};

const isSameSet = (a: readonly number[], b: readonly number[]): boolean => {
  const left = new Set(a);
  const right = new Set(b);
  return left.size === right.size && [...left].every((index) => right.has(index));
};

/** A question with one or more correct answers: exactly all of them earn the full points. */
export const challengeItem = itemType({
  type: "challenge",
  group: "quizzing",
  values: Values,
  answer: t.readonlyArray(t.number),
  fields: {
    question: "html",
    answers: "answers",
    correct: "correct-answers",
    single_submission: "switch",
    include_points: "switch",
    max: "number",
    wrong_answer: "number",
    speed_bonus: "switch",
    custom_feedback: "switch",
    feedback: "html",
  },
  required: ["question", "answers", "correct"],
  score: (values, chosen, attempt) => {
    const { single_submission, include_points, wrong_answer } = values;
    const graded = rightOrWrong(isSameSet(chosen, values.correct), rightPoints(values, attempt), wrong_answer);
    return { ...graded, points: include_points ? graded.points : 0, final: graded.final || single_submission };
  },
  offers: ({ answers }, chosen) => chosen.every((choice) => isChoice(answers, choice)),
  settled: ({ single_submission }, { attempt }) => single_submission && attempt > 1,
  gates: () => true,
  shown: ({ correct, feedback, ...values }, { answered, final }) => ({
    ...values,
    multiple: correct.length > 1,
    ...(answered && values.custom_feedback ? { feedback } : {}),
    ...(final ? { correct } : {}),
  }),
});
