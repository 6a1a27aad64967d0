import type { Field } from "../../core/fields/field.model.ts";

/** An own field of a type, as plain as can be. */
export const customFieldOf = (name: string, type: Field["type"], more: Partial<Field> = {}): Field => ({
  name,
  label: name,
  type,
  section: null,
  order: null,
  values: null,
  is_event: null,
  bucket_id: null,
  filters: null,
  editable: null,
  form_hidden: null,
  required: null,
  access: null,
  share_editable: null,
  custom_object_id: null,
  custom_object_field: null,
  custom_object_field_map: null,
  custom_record_id: null,
  ...more,
});
