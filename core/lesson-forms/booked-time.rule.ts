import * as t from "io-ts";
import type { Field } from "../fields/field.model.ts";
import { decodedOrNull } from "../kernel/decoded-or-null.ts";
import { timeFields } from "../lessons/item-fields.rule.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import { Booked, contactField } from "../lessons/items/values.model.ts";

const booking = decodedOrNull(Booked);
const named = decodedOrNull(t.type({ contact_field: contactField }));

/** Last moment that a booked time may have: the end of the year 9999. */
const latest = 253_402_300_799;

/** The time of an answer to an appointment, epoch seconds; null without one that can be stored. */
export const timeOfAnswer = (answer: unknown): number | null => {
  const booked = booking(answer);
  const time = booked === null || !booked.done ? null : booked.time;
  return time !== null && Number.isInteger(time) && time > 0 && time <= latest ? time : null;
};

/**
 * Where a booked time is stored.
 * @param fields the organisation's custom fields
 * @returns null for an item that names no field for it, or one that holds no times
 */
export const bookedTime = (
  { type, values }: LessonItem,
  answer: unknown,
  fields: readonly Field[],
): { readonly field: string; readonly time: number } | null => {
  const time = timeOfAnswer(answer);
  const field = type === "cal" ? (named(values)?.contact_field ?? null) : null;
  if (time === null || field === null || !timeFields(fields).some(({ name }) => name === field)) return null;
  return { field, time };
};
