import * as t from "io-ts";
import { orDefault } from "../../kernel/or-default.ts";
import { orNull } from "../../kernel/or-null.ts";

/** Text of an author, empty until written. */
export const text = orDefault(t.string, "");
/** A switch that is off until switched on. */
export const off = orDefault(t.boolean, false);
/** A switch that is on until switched off. */
export const on = orDefault(t.boolean, true);
const most = 1_000_000_000;
/** Points, seconds or a factor. */
export const Amount = t.refinement(t.number, (n) => Math.abs(n) <= most, `a number of at most ${most}`);
/** An amount with its default. */
export const amount = (standard: number) => orDefault(Amount, standard);
/** Answers as an author lists them. */
export const texts = orDefault(t.readonlyArray(t.string), []);
/** Whether a number is the place of one of some answers. */
export const isChoice = (answers: readonly unknown[], chosen: number): boolean =>
  Number.isInteger(chosen) && chosen >= 0 && chosen < answers.length;
/** Which of the contact's fields fill which fields of a form. */
export const prefills = orDefault(t.record(t.string, t.string), {});

/** The answer that an item without questions takes: an object without meaning. */
export const Shown = t.type({}, "Shown");
/** What a third party's form tells when it is finished. */
export const Done = t.type({ done: off }, "Done");
/** How far a recording was played; seconds. */
export const Played = t.type({ furthest: amount(0), duration: amount(0) }, "Played");
/** What a learner entered, by field of the contact. */
export const Entered = t.type({ values: orDefault(t.UnknownRecord, {}) }, "Entered");
/** A field of the contact by name, null until chosen. */
export const contactField = orNull(t.string);

/** Whether an entered value is empty: missing, blank text or an empty list; 0 and false are values. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (typeof value === "number" && Number.isNaN(value)) ||
  (Array.isArray(value) && value.every(isBlank));

/** Whether a field of the contact was filled in; no field asks for nothing. */
export const isFilledIn = (field: string | null, values: Readonly<Record<string, unknown>>): boolean =>
  field === null || (Object.hasOwn(values, field) && !isBlank(values[field]));
