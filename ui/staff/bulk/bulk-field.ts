import type { BulkAction } from "../../../core/bulk/bulk-action.model.ts";
import { customField, type EditedField } from "../../../core/contacts/contact-edit.rule.ts";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { holdsSeveral } from "../../../core/fields/one-choice.rule.ts";
import { isWritableField } from "../../../core/fields/writable-field.rule.ts";

/** A field that can be written to many contacts, and how its value is entered. @property own its definition; null for one that every contact has */
export type BulkField = { readonly id: EditedField; readonly label: string; readonly type: FieldType; readonly isList: boolean; readonly own: Field | null };

/** Ways to change a field. */
export type BulkWay = "set" | "add" | "remove" | "clear";

type Labels = Readonly<Record<"first_name" | "last_name" | "email" | "mobile" | "tags", string>>;

/** The fields that can be written to many contacts: all that the person sees and may write, but secrets. */
export const bulkFields = (labels: Labels, own: readonly Field[]): readonly BulkField[] => [
  { id: "first_name", label: labels.first_name, type: "string", isList: false, own: null },
  { id: "last_name", label: labels.last_name, type: "string", isList: false, own: null },
  { id: "email", label: labels.email, type: "email", isList: true, own: null },
  { id: "mobile", label: labels.mobile, type: "string", isList: true, own: null },
  { id: "tags", label: labels.tags, type: "string", isList: true, own: null },
  ...own.filter((field) => isWritableField(field) && field.type !== "secret").map((field): BulkField => ({ id: customField(field.name), label: field.label, type: field.type, isList: holdsSeveral(field), own: field })),
];

export const waysOf = ({ isList }: Pick<BulkField, "isList">): readonly BulkWay[] => (isList ? ["add", "remove", "set", "clear"] : ["set", "clear"]);

/** The action that a form describes. */
export const actionOf = (field: EditedField, way: BulkWay, value: unknown): BulkAction => (way === "clear" ? { do: "clear", field } : { do: way, field, value });

/** Entries of a line that holds several with commas. */
export const entriesOf = (line: string): readonly string[] => line.split(/[,;\n]/).map((entry) => entry.trim()).filter((entry) => entry !== "");
