import type { Field } from "./field.model.ts";
import type { FieldType } from "./field-type.model.ts";
import { plainField } from "./plain-field.rule.ts";

const builtIn = (name: string, label: string, type: FieldType, order: number): Field => plainField({ name, label, type, section: "", order });

/** The fields that every contact has; they are never deleted, converted or hidden. */
export const builtInFields: readonly Field[] = [
  builtIn("first_name", "First name", "string", 0),
  builtIn("last_name", "Last name", "string", 1),
  builtIn("email", "Email", "email", 2),
  builtIn("mobile", "Mobile", "string", 3),
];

/** Keys that no own field may have, since contacts have something else under them. */
export const reservedFieldNames: ReadonlySet<string> = new Set([
  ...builtInFields.map(({ name }) => name),
  "id",
  "con_id",
  "tags",
  "photo",
  "fields",
  "archived",
  "blocked",
  "version",
  "created_at",
  "updated_at",
  "language",
]);
