import type { FieldType } from "../fields/field-type.model.ts";
import { invalidMessage } from "../validation/validation-message.ts";

const explained = ["email", "mobile", "int", "date", "time", "id_number"] as const;

/** A type of value with a hint about its format. */
export type ExpectedEntry = (typeof explained)[number];

/**
 * The format hint for a value that failed to parse; null for other validation errors.
 * @param name label of the field in its error messages
 */
export const expectedEntry = (refusal: string, name: string, kind: FieldType | "mobile"): ExpectedEntry | null =>
  refusal === invalidMessage(name) ? (explained.find((one) => one === kind) ?? null) : null;
