import { Id } from "../kernel/id.ts";
import type { Field } from "./field.model.ts";

/** Whether a custom object has a record. */
export type RecordIsThere = (object: Id | null, record: Id) => boolean;

/** Where there are no custom objects, there is no record. */
export const noRecords: RecordIsThere = () => false;

/**
 * The error of a reference to a missing record: its id, and what was expected; null where the record exists, or the contact refers to it
 * already.
 */
export const referenceProblem = (
  field: Pick<Field, "label" | "type" | "custom_object_id">,
  value: unknown,
  stored: unknown,
  isThere: RecordIsThere,
): string | null => {
  if (field.type !== "related_custom_object" || !Id.is(value) || (Id.is(stored) && String(stored) === String(value))) return null;
  return isThere(field.custom_object_id, value)
    ? null
    : `${field.label} expects a record of its custom object; there is none with the id ${String(value)}`;
};
