import type { BulkAction } from "../../../core/bulk/bulk-action.model.ts";
import { customField, type EditedField } from "../../../core/contacts/contact-edit.rule.ts";
import { holdsTexts } from "../../../core/contacts/contact-field-kinds.ts";
import { contactField, type WrittenField, writtenFields } from "../../../core/contacts/contact-fields.model.ts";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { holdsSeveral } from "../../../core/fields/one-choice.rule.ts";
import { isWritableField } from "../../../core/fields/writable-field.rule.ts";

/**
 * A field that can be written to many contacts, and how its value is entered.
 * @property own its definition; null for one that every contact has
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

/** How a value of a written field is entered: tags as a line with commas. */
const inputType = (name: WrittenField): FieldType => (contactField(name).kind === "tags" ? "string" : contactField(name).type);

/**
 * The fields that can be written to many contacts: all that the person sees and may write, but secrets.
 * @param labelOf the label of a field that every contact has
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

export const waysOf = ({ isList }: Pick<BulkField, "isList">): readonly BulkWay[] =>
  isList ? ["add", "remove", "set", "clear"] : ["set", "clear"];

/** The action that a form describes. */
export const actionOf = (field: EditedField, way: BulkWay, value: unknown): BulkAction =>
  way === "clear" ? { do: "clear", field } : { do: way, field, value };

/** Entries of a line that holds several with commas. */
export const entriesOf = (line: string): readonly string[] =>
  line
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
