import type { Field } from "./field.model.ts";

/**
 * Whether the values of a field are written with the contact: not those from other sources or read-only ones. Event fields are writable
 * through the API and imports only; no form shows them.
 */
export const isWritableField = (field: Pick<Field, "editable" | "bucket_id">): boolean =>
  field.editable !== false && field.bucket_id === null;

/** Whether other systems write the values of a field: writable ones, and those in the bucket for other systems. */
export const isSystemField = (field: Pick<Field, "editable" | "bucket_id">): boolean =>
  isWritableField(field) || (field.editable !== false && field.bucket_id === "others");
