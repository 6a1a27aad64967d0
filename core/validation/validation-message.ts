import type { Refusal } from "../kernel/refusal.ts";
import { validationRefusals } from "./validation-refusals.ts";

/** The word for a field that has no name of its own. */
export const unnamedField = "Field";

const named = (field: string | null): string => {
  const name = field === null || field.trim() === "" ? unnamedField : field;
  const [first = "", ...rest] = name;
  return first.toUpperCase() + rest.join("");
};

/**
 * Says that a field must be filled in.
 * @param field its name, null for a field without one
 */
export const requiredRefusal = (field: string | null): Refusal => validationRefusals.required({ field: named(field) });

/**
 * Says that what a field holds cannot be right.
 * @param field its name, null for a field without one
 */
export const invalidRefusal = (field: string | null): Refusal => validationRefusals.invalid({ field: named(field) });

/** Says that a text is no date or time that the product understands. */
export const invalidDateText = (value: string): Refusal => validationRefusals.invalid_date({ value });
