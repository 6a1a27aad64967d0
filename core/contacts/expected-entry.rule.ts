import type { FieldType } from "../fields/field-type.model.ts";
import type { Saying } from "../kernel/refusal.ts";
import { invalidRefusal } from "../validation/validation-message.rule.ts";

const explained = ["email", "mobile", "int", "date", "time", "id_number"] as const;

/** A type of value with a hint about its format. */
export type ExpectedEntry = (typeof explained)[number];

const invalidCode = invalidRefusal(null).code;

/** The format hint for a value that failed to parse; null for other validation errors. */
export const expectedEntry = ({ code }: Saying, kind: FieldType | "mobile"): ExpectedEntry | null =>
  code === invalidCode ? (explained.find((one) => one === kind) ?? null) : null;
