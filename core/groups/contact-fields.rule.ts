import * as t from "io-ts";
import { FieldType } from "../fields/field-type.model.ts";
import type { FieldTypes } from "../filters/parse-filter.rule.ts";

/** A field that a group may ask about: its name in documents, what people call it, and its type. */
export const GroupField = t.type({ name: t.string, label: t.string, type: FieldType }, "GroupField");
export type GroupField = t.TypeOf<typeof GroupField>;

/** The fields that every contact has, in the order in which they are offered. */
export const contactFields: readonly GroupField[] = [
  { name: "first_name", label: "First name", type: "string" },
  { name: "last_name", label: "Last name", type: "string" },
  { name: "email", label: "Email", type: "email" },
  { name: "mobile", label: "Mobile", type: "string" },
  { name: "tags", label: "Tags", type: "list" },
  { name: "language", label: "Language", type: "string" },
  { name: "photo", label: "Photo", type: "image" },
  { name: "created_at", label: "Created", type: "time" },
  { name: "updated_at", label: "Last changed", type: "time" },
  { name: "con_id", label: "Contact number", type: "int" },
];

/** The types of fields by name, as filters are read with. */
export const fieldTypesOf = (fields: readonly GroupField[]): FieldTypes => Object.fromEntries(fields.map(({ name, type }) => [name, type]));
