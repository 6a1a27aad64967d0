import {
  contactField,
  type ContactFieldKind,
  contactFieldNames,
  type WrittenField,
  writtenFields,
} from "../contacts/contact-fields.model.ts";
import type { FieldType } from "../fields/field-type.model.ts";
import { recordOf } from "../kernel/record-of.ts";
import type { ValueType } from "./value-type.rule.ts";

/** A contact field as the check sees it. `options` are its keys, null when it accepts any value. */
export type CheckedField = {
  readonly name: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly options: ReadonlySet<string> | null;
};

/** The value type in which each field type is stored. */
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

/** The fields that every contact has, regardless of the organisation. */
export const builtInFields: readonly CheckedField[] = contactFieldNames.map((name) => ({
  name,
  type: contactField(name).type,
  required: false,
  options: null,
}));

const checkedAs = {
  text: "text",
  kept: "text",
  emails: "emails",
  mobiles: "phones",
  tags: "tags",
  seconds: "instant",
  number: "integer",
} as const satisfies Record<ContactFieldKind, ValueType>;

type WrittenColumns = { readonly [Name in WrittenField]: { readonly type: ValueType } };

/** The value type in which each written field is stored. */
export const writtenColumns: WrittenColumns = recordOf(writtenFields, (name) => ({ type: checkedAs[contactField(name).kind] }));
