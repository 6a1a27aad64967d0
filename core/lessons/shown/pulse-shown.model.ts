import * as t from "io-ts";
import { decodedOrNull } from "../../kernel/decoded-or-null.ts";
import { orDefault } from "../../kernel/or-default.ts";
import { off, text, texts } from "../items/values.model.ts";

/** Reads a poll or an assessment as learners see it. */
export const readChoice = decodedOrNull(t.type({ question: text, answers: texts, hide_results: off }, "ChoiceShown"));

/** Reads a checklist as learners see it. */
export const readChecklist = decodedOrNull(t.type({ question: text, answers: texts, can_advance: off }, "ChecklistShown"));

/** Reads an open question as learners see it. */
export const readOpenEnded = decodedOrNull(t.type({ question: text, share_answers: off }, "OpenEndedShown"));

const StatQuestion = t.type({ question: text, name: text, answer_type: orDefault(t.keyof({ number: null, slider: null }), "number") });
export type StatQuestion = t.TypeOf<typeof StatQuestion>;

/** Reads a statistics tracker as learners see it. */
export const readStats = decodedOrNull(t.type({ questions: orDefault(t.readonlyArray(StatQuestion), []) }, "StatsShown"));

/** A typed number, with a comma or a point; null for anything else. */
export const numberIn = (typed: string): number | null => {
  const number = Number(typed.trim().replace(",", "."));
  return typed.trim() === "" || !Number.isFinite(number) ? null : number;
};

const Recorded = t.record(t.string, t.union([t.number, t.string, t.null]));

/** The numbers that were recorded, by name; none for any other answer. */
export const recordedIn = (answer: unknown): Readonly<Record<string, number>> =>
  Recorded.is(answer)
    ? Object.fromEntries(Object.entries(answer).flatMap(([name, value]) => (typeof value === "number" ? [[name, value]] : [])))
    : {};
