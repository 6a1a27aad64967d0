import { customField, type EditedField } from "../contacts/contact-edit.rule.ts";
import { holdsTexts } from "../contacts/contact-field-kinds.rule.ts";
import { contactField, type WrittenField, writtenFields } from "../contacts/contact-fields.model.ts";
import type { FieldType } from "../fields/field-type.model.ts";
import type { Field } from "../fields/field.model.ts";
import { holdsSeveral } from "../fields/one-choice.rule.ts";
import { isWritableField } from "../fields/writable-field.rule.ts";
import type { BulkAction } from "./bulk-action.model.ts";

/**
 * A field that can be edited in bulk, and its input type.
 * @property own the custom field's definition; null for a main field
 */
export type BulkField = {
  readonly id: EditedField;
  readonly label: string;
  readonly type: FieldType;
  readonly isList: boolean;
  readonly own: Field | null;
};

/** Ways to change a field. */
export type BulkWay = "set" | "add" | "remove" | "clear";

/** The state of a bulk action's form. */
export type BulkDraft = { readonly field: BulkField | null; readonly way: BulkWay; readonly value: unknown };

/** The input type of a main field: tags are a comma-separated line. */
const inputType = (name: WrittenField): FieldType => (contactField(name).kind === "tags" ? "string" : contactField(name).type);

/**
 * The fields that can be edited in bulk: all that the user sees and may write, except secrets.
 * @param labelOf the label of a main field
 */
export const bulkFields = (labelOf: (field: WrittenField) => string, own: readonly Field[]): readonly BulkField[] => [
  ...writtenFields.map((id): BulkField => ({ id, label: labelOf(id), type: inputType(id), isList: holdsTexts(id), own: null })),
  ...own
    .filter((field) => isWritableField(field) && field.type !== "secret")
    .map((field): BulkField => ({
      id: customField(field.name),
      label: field.label,
      type: field.type,
      isList: holdsSeveral(field),
      own: field,
    })),
];

/** The ways to change a field; add and remove are only for lists. */
export const waysOf = ({ isList }: Pick<BulkField, "isList">): readonly BulkWay[] =>
  isList ? ["add", "remove", "set", "clear"] : ["set", "clear"];

/** The action that a form describes. */
export const actionOf = (field: EditedField, way: BulkWay, value: unknown): BulkAction =>
  way === "clear" ? { do: "clear", field } : { do: way, field, value };

/** Entries of a comma-separated line. */
export const entriesOf = (line: string): readonly string[] =>
  line
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
