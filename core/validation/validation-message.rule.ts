import type { Refusal } from "../kernel/refusal.ts";
import { validationRefusals } from "./validation-refusals.ts";

/** The label of a field without a name. */
export const unnamedField = "Field";

const named = (field: string | null): string => {
  const name = field === null || field.trim() === "" ? unnamedField : field;
  const [first = "", ...rest] = name;
  return first.toUpperCase() + rest.join("");
};

/**
 * The refusal of an empty required field.
 * @param field its name, null for a field without one
 */
export const requiredRefusal = (field: string | null): Refusal => validationRefusals.required({ field: named(field) });

/**
 * The refusal of an invalid value.
 * @param field its name, null for a field without one
 */
export const invalidRefusal = (field: string | null): Refusal => validationRefusals.invalid({ field: named(field) });

/** The refusal of a text that is not a recognised date or time. */
export const invalidDateText = (value: string): Refusal => validationRefusals.invalid_date({ value });
