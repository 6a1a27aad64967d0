import { contactField } from "../contacts/contact-fields.model.ts";
import { isOwnToChange } from "../contacts/own-details.rule.ts";
import type { FieldType } from "../fields/field-type.model.ts";
import type { Field } from "../fields/field.model.ts";
import { isFormField } from "../fields/form-field.rule.ts";

/** A contact field that an item can name. */
export type ItemField = { readonly name: string; readonly label: string; readonly type: FieldType };

const ownNames = ["first_name", "last_name"] as const;

/**
 * The fields that items offer learners to change of themselves: the name, and custom fields that they may edit.
 * @param fields the organisation's custom fields
 */
export const learnersFields = (fields: readonly Field[]): readonly ItemField[] => [
  ...ownNames.map((name) => ({ name, label: contactField(name).label, type: contactField(name).type })),
  ...fields.filter((field) => isOwnToChange(field) && isFormField(field)),
];

/**
 * The fields that a booked time can be stored in.
 * @param fields the organisation's custom fields
 */
export const timeFields = (fields: readonly Field[]): readonly ItemField[] =>
  fields.filter((field) => field.type === "time" && isFormField(field));
