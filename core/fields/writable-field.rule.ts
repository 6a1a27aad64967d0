import type { Field } from "./field.model.ts";

/** Whether the values of a field are written with the contact: not those that are kept elsewhere or only shown. Those of events are, but by calls and files alone; no form shows them. */
export const isWritableField = (field: Pick<Field, "editable" | "bucket_id">): boolean =>
  field.editable !== false && field.bucket_id === null;

/** Whether other systems write the values of a field: those that people write, and those that are kept for them alone. */
export const isSystemField = (field: Pick<Field, "editable" | "bucket_id">): boolean =>
  isWritableField(field) || (field.editable !== false && field.bucket_id === "others");
