import * as t from "io-ts";
import { orDefault } from "../../kernel/or-default.ts";
import { itemType } from "../item-type.model.ts";
import { amount, text } from "./values.model.ts";

const AnswerType = t.keyof({ number: null, slider: null });
const Question = t.type({ question: text, name: text, answer_type: orDefault(AnswerType, "number") }, "StatQuestion");
type Question = t.TypeOf<typeof Question>;

const Values = t.type(
  { questions: orDefault(t.readonlyArray(Question), []), answer_points: amount(100), multiplier: amount(1) },
  "StatsTrackerValues",
);
const Recorded = t.record(t.string, t.union([t.number, t.string, t.null]));
type Recorded = t.TypeOf<typeof Recorded>;

/** Whether a value may be recorded: any finite number; for a slider a whole number from 0 to 100. */
const isRecordable = ({ answer_type }: Question, value: unknown): boolean =>
  typeof value === "number" &&
  Number.isFinite(value) &&
  (answer_type === "number" || (Number.isInteger(value) && value >= 0 && value <= 100));

/** Whether a name and its value fit the questions; a blank value records nothing. */
const mayHold = (questions: readonly Question[], name: string, value: unknown): boolean => {
  const question = questions.find((one) => one.name === name);
  return question !== undefined && (value === null || value === "" || isRecordable(question, value));
};

/** The values that may be recorded, by question name. */
const recordable = (questions: readonly Question[], recorded: Recorded): Recorded =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const value = Object.hasOwn(recorded, question.name) ? recorded[question.name] : null;
      return value !== undefined && isRecordable(question, value) ? [[question.name, value]] : [];
    }),
  );

/** Numbers that learners record about themselves: each question earns its points once, no matter how often it is recorded. */
export const statsTrackerItem = itemType({
  type: "stats_tracker",
  group: "pulsing",
  values: Values,
  answer: Recorded,
  fields: { questions: "stat-questions", answer_points: "number", multiplier: "number" },
  required: ["questions"],
  score: ({ questions, answer_points, multiplier }, recorded) => {
    const known = recordable(questions, recorded);
    const answered = questions.filter(({ name }) => Object.hasOwn(known, name)).length;
    const all = answered === questions.length;
    return { points: answered * Math.round(answer_points * multiplier), correct: null, completed: answered > 0 || all, final: all };
  },
  joined: ({ questions }, earlier, answer) => ({ ...earlier, ...recordable(questions, answer) }),
  offers: ({ questions }, recorded) => Object.entries(recorded).every(([name, value]) => mayHold(questions, name, value)),
  gates: () => true,
  shown: (values) => values,
});
