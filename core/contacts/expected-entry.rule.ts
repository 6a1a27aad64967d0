import type { FieldType } from "../fields/field-type.model.ts";
import { invalidMessage } from "../validation/validation-message.ts";

const explained = ["email", "mobile", "int", "date", "time", "id_number"] as const;

/** A kind of value whose right form can be said in a sentence. */
export type ExpectedEntry = (typeof explained)[number];

/** What is expected of an entry that was refused because it cannot be read; null where the refusal says by itself what to do. @param name the field as its refusals call it */
export const expectedEntry = (refusal: string, name: string, kind: FieldType | "mobile"): ExpectedEntry | null =>
  refusal === invalidMessage(name) ? (explained.find((one) => one === kind) ?? null) : null;
