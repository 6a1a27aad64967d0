import type { Field } from "./field.model.ts";
import { isWritableField } from "./writable-field.rule.ts";

/** Whether forms for a contact show a field to be filled in: one that people write, that is not hidden from forms and is no event. */
export const isFormField = (field: Pick<Field, "editable" | "bucket_id" | "form_hidden" | "is_event" | "type">): boolean =>
  isWritableField(field) && field.form_hidden !== true && field.is_event !== true && field.type !== "related_custom_object";
