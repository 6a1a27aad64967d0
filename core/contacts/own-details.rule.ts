import { learnerSeesField, sharedFieldIsEditable } from "../fields/field-access.rule.ts";
import type { Field } from "../fields/field.model.ts";
import { isWritableField } from "../fields/writable-field.rule.ts";
import type { FieldRefusals } from "../kernel/failure.ts";
import { customFieldName, type EditedField, editedFields } from "./contact-edit.rule.ts";
import { contactRefusals } from "./contact-refusals.ts";
import type { ContactValues } from "./contact-values.model.ts";
import type { Contact } from "./contact.model.ts";

const ownNames: ReadonlySet<EditedField> = new Set<EditedField>(["first_name", "last_name"]);

/**
 * Whether learners may change a custom field of their own contact: one that is visible to them, share-editable and kept with the contact.
 */
export const isOwnToChange = (field: Field): boolean => learnerSeesField(field) && sharedFieldIsEditable(field) && isWritableField(field);

/**
 * Whether learners may change a field of their own contact: the name, and editable custom fields.
 * @param fields the organisation's custom fields
 */
const isLearnersToChange = (fields: readonly Field[], field: EditedField): boolean => {
  const name = customFieldName(field);
  return name === null ? ownNames.has(field) : fields.some((one) => one.name === name && isOwnToChange(one));
};

/** An error for each changed field that a learner may not change. */
export const ownChangeProblems = (fields: readonly Field[], change: ContactValues): FieldRefusals =>
  Object.fromEntries(
    editedFields(change).flatMap((field) => (isLearnersToChange(fields, field) ? [] : [[field, [contactRefusals.organisation_only]]])),
  );

/** The contact as its learner sees it: without data internal to staff. */
export const ownDetails = (contact: Contact): Contact => ({ ...contact, tags: [], blocked: false });
