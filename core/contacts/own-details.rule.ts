import { learnerSeesField, sharedFieldIsEditable } from "../fields/field-access.rule.ts";
import type { Field } from "../fields/field.model.ts";
import { isWritableField } from "../fields/writable-field.rule.ts";
import type { FieldRefusals } from "../kernel/failure.ts";
import { customFieldName, type EditedField, editedFields } from "./contact-edit.rule.ts";
import { contactRefusals } from "./contact-refusals.ts";
import type { ContactValues } from "./contact-values.model.ts";
import type { Contact } from "./contact.model.ts";

const ownNames: ReadonlySet<EditedField> = new Set<EditedField>(["first_name", "last_name"]);

/** Whether learners change an own field of themselves: one that they see, that is share-editable and kept with the contact. */
export const isOwnToChange = (field: Field): boolean => learnerSeesField(field) && sharedFieldIsEditable(field) && isWritableField(field);

/**
 * Whether learners change a field of themselves: their name, and those own fields that are theirs to change.
 * @param fields the organisation's own fields
 */
const isLearnersToChange = (fields: readonly Field[], field: EditedField): boolean => {
  const name = customFieldName(field);
  return name === null ? ownNames.has(field) : fields.some((one) => one.name === name && isOwnToChange(one));
};

/** What is said of each field that a learner may not change and a change names; none where all may be changed. */
export const ownChangeProblems = (fields: readonly Field[], change: ContactValues): FieldRefusals =>
  Object.fromEntries(
    editedFields(change).flatMap((field) => (isLearnersToChange(fields, field) ? [] : [[field, [contactRefusals.organisation_only]]])),
  );

/** A contact as it is told to themselves: without what staff keep about them. */
export const ownDetails = (contact: Contact): Contact => ({ ...contact, tags: [], blocked: false });
