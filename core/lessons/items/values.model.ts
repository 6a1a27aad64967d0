import * as t from "io-ts";
import { orDefault } from "../../kernel/or-default.ts";
import { orNull } from "../../kernel/or-null.ts";

/** An author's text, empty by default. */
export const text = orDefault(t.string, "");
/** A switch that is off by default. */
export const off = orDefault(t.boolean, false);
/** A switch that is on by default. */
export const on = orDefault(t.boolean, true);
const most = 1_000_000_000;
/** Points, seconds or a factor. */
export const Amount = t.refinement(t.number, (n) => Math.abs(n) <= most, `a number of at most ${most}`);
/** An amount with a default. */
export const amount = (standard: number) => orDefault(Amount, standard);
/** An author's list of answers. */
export const texts = orDefault(t.readonlyArray(t.string), []);
/** Whether a number is the index of an answer. */
export const isChoice = (answers: readonly unknown[], chosen: number): boolean =>
  Number.isInteger(chosen) && chosen >= 0 && chosen < answers.length;
/** Maps fields of a form to the contact fields that prefill them. */
export const prefills = orDefault(t.record(t.string, t.string), {});

/** The answer of an item without questions: an object without content. */
export const Shown = t.type({}, "Shown");
/** The report of a third party's form that was completed. */
export const Done = t.type({ done: off }, "Done");
/** The report of a booked appointment; `time` in epoch seconds, null where the provider names none. */
export const Booked = t.type({ done: off, time: orNull(t.number) }, "Booked");
/** Whether a document was signed, as the provider confirms it, and whether the learner says so. */
export const Signed = t.type({ done: off, said: off }, "Signed");
/** How far a recording was played; seconds. */
export const Played = t.type({ furthest: amount(0), duration: amount(0) }, "Played");
/** A learner's input, by contact field. */
export const Entered = t.type({ values: orDefault(t.UnknownRecord, {}) }, "Entered");
/** The name of a contact field, null until chosen. */
export const contactField = orNull(t.string);

/** Whether an entered value is empty: missing, blank text or an empty list; 0 and false are values. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (typeof value === "number" && Number.isNaN(value)) ||
  (Array.isArray(value) && value.every(isBlank));

/** Whether a contact field was filled in; true when no field is chosen. */
export const isFilledIn = (field: string | null, values: Readonly<Record<string, unknown>>): boolean =>
  field === null || (Object.hasOwn(values, field) && !isBlank(values[field]));
