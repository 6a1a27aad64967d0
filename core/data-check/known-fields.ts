import type { FieldType } from "../fields/field-type.model.ts";
import type { ValueType } from "./value-type.rule.ts";

/** A field of contacts as a check knows it. `options` are the keys it offers, null when it takes any. */
export type CheckedField = { readonly name: string; readonly type: FieldType; readonly required: boolean; readonly options: ReadonlySet<string> | null };

/** What a stored value of each field type must be. */
export const storedAs = {
  int: "integer",
  bool: "flag",
  string: "text",
  textarea: "text",
  email: "emails",
  date: "date",
  time: "instant",
  list: "texts",
  related_contacts: "ids",
  image: "text",
  id_number: "text",
  secret: "text",
  related_custom_object: "id",
} as const satisfies Record<FieldType, ValueType>;

/** The fields that every contact has, whatever an organisation adds. */
export const builtInFields: readonly CheckedField[] = [
  { name: "first_name", type: "string", required: false, options: null },
  { name: "last_name", type: "string", required: false, options: null },
  { name: "email", type: "email", required: false, options: null },
  { name: "mobile", type: "list", required: false, options: null },
  { name: "tags", type: "list", required: false, options: null },
];
