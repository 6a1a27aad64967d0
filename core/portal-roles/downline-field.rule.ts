import { builtInFields } from "../fields/built-in-fields.rule.ts";
import { learnerSeesField } from "../fields/field-access.rule.ts";
import type { FieldType } from "../fields/field-type.model.ts";
import type { Field } from "../fields/field.model.ts";

const offered: ReadonlySet<string> = new Set(["email", "mobile"]);
const kept: ReadonlySet<FieldType> = new Set<FieldType>(["secret", "id_number", "image"]);

/** Whether a role may show a custom field of other contacts: one that learners see of their own, and nothing that identifies a person to an authority. */
const isShownOfOthers = (field: Field): boolean => learnerSeesField(field) && !kept.has(field.type);

/**
 * The fields that a role may show of a learner's downline.
 * @param fields the organisation's custom fields
 */
export const downlineFields = (fields: readonly Field[]): readonly Field[] => [
  ...builtInFields.filter(({ name }) => offered.has(name)),
  ...fields.filter(isShownOfOthers),
];
