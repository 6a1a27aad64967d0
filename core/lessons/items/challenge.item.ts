import * as t from "io-ts";
import { orDefault } from "../../kernel/or-default.ts";
import { bonusLost, bonusSeconds } from "../bonus-time.rule.ts";
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

/** Half of the points depends on the time; a later attempt has no bonus. */
const rightPoints = ({ max, wrong_answer, speed_bonus }: Values, { attempt, seconds, bonusTime }: ItemAttempt): number => {
  if (!speed_bonus) return max;
  const lost = attempt > 1 ? 1 : bonusLost(seconds, bonusTime);
  return Math.max(wrong_answer, Math.round(max * (1 - 0.5 * lost)));
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
  isTimed: ({ speed_bonus }) => speed_bonus,
  shown: ({ correct, feedback, ...values }, { answered, final, clock }) =>
    values.speed_bonus && clock !== undefined && clock.startedAt === null && !answered
      ? { speed_bonus: true, hidden: true }
      : {
          ...values,
          multiple: correct.length > 1,
          ...(answered && values.custom_feedback ? { feedback } : {}),
          ...(final ? { correct } : {}),
          ...(values.speed_bonus && clock !== undefined ? { clock_started: clock.startedAt, bonus_seconds: bonusSeconds(clock.time) } : {}),
        },
});
