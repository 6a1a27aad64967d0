import type { Field } from "./field.model.ts";

/** Defaults of unspecified parts of a field. */
const unsaid = {
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
} satisfies Partial<Field>;

/** A field with the given parts and defaults for the rest. */
export const plainField = (given: Pick<Field, "name" | "label" | "type"> & Partial<Field>): Field => ({ ...unsaid, ...given });
