import * as t from "io-ts";
import { Id } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import { FieldType } from "./field-type.model.ts";

/** Which roles besides the default ones see a field: `admin` restricts it to administrators, `guest` also admits guests. */
export const FieldAccess = t.keyof({ admin: null, guest: null }, "FieldAccess");
export type FieldAccess = t.TypeOf<typeof FieldAccess>;

/** The options of a field: labels that are their own keys, or labels by key, in order. */
export const FieldValues = t.union([t.readonlyArray(t.string), t.record(t.string, t.string)], "FieldValues");
export type FieldValues = t.TypeOf<typeof FieldValues>;

/** The definition of one field. `filters` narrows the operators of its type; `section` is a slug, '' the default section. */
export const Field = t.intersection(
  [
    t.type({ name: t.string, label: t.string, type: FieldType }),
    t.type({
      section: orNull(t.string),
      order: orNull(t.number),
      values: orNull(FieldValues),
      is_event: orNull(t.boolean),
      bucket_id: orNull(Id),
      filters: orNull(t.readonlyArray(t.string)),
      editable: orNull(t.boolean),
      form_hidden: orNull(t.boolean),
      required: orNull(t.boolean),
      access: orNull(FieldAccess),
      share_editable: orNull(t.union([t.literal(0), t.literal(1)])),
    }),
    t.type({
      custom_object_id: orNull(Id),
      custom_object_field: orNull(t.string),
      custom_object_field_map: orNull(t.record(t.string, t.string)),
      custom_record_id: orNull(Id),
    }),
  ],
  "Field",
);
export type Field = t.TypeOf<typeof Field>;

/**
 * Fields with the same source of values. `default`: the contact, `rep`: the assigned user, `http`: fetched; any other type is defined by
 * its source.
 */
export const FieldBucket = t.type({ id: Id, type: t.string, title: t.string, fields: t.record(t.string, Field) }, "FieldBucket");
export type FieldBucket = t.TypeOf<typeof FieldBucket>;

/** A heading under which fields are shown. */
export const FieldSection = t.type({ slug: t.string, title: t.string }, "FieldSection");
export type FieldSection = t.TypeOf<typeof FieldSection>;
