import type { Field } from "./field.model.ts";
import { isWritableField } from "./writable-field.rule.ts";

/** Whether contact forms show a field as an input: a writable one that is not hidden from forms, no event and no related custom object. */
export const isFormField = (field: Pick<Field, "editable" | "bucket_id" | "form_hidden" | "is_event" | "type">): boolean =>
  isWritableField(field) && field.form_hidden !== true && field.is_event !== true && field.type !== "related_custom_object";
