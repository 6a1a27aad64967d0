import type { StoredField } from "../../core/fields/field-schema.model.ts";
import type { Field } from "../../core/fields/field.model.ts";
import { plainField } from "../../core/fields/plain-field.rule.ts";

/** An own field of a type, as plain as can be. */
export const customFieldOf = (name: string, type: Field["type"], more: Partial<Field> = {}): Field =>
  plainField({ name, label: name, type, ...more });

/** A stored own field of a type, as the server makes it where nothing more is named. */
export const storedFieldOf = (name: string, type: Field["type"], more: Partial<StoredField> = {}): StoredField => ({
  ...customFieldOf(name, type),
  section: "",
  order: 0,
  is_event: false,
  editable: true,
  form_hidden: false,
  required: false,
  id: 1,
  version: 1,
  deleted_at: null,
  ...more,
});
