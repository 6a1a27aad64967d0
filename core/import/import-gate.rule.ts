import { holdsFlag } from "../access/permission.rule.ts";
import type { Flag, Role } from "../access/role.model.ts";
import { requiredFields } from "../contacts/required-values.rule.ts";
import { isEmptyValue } from "../fields/empty-value.rule.ts";
import type { Field } from "../fields/field.model.ts";
import type { ImportValues, RowProblem } from "./import-values.model.ts";

/**
 * Conditions for a row without a matching contact to create one.
 * @property mayAdd whether the importer may add contacts
 * @property required custom fields that a new contact must have a value in
 */
export type ImportGate = { readonly mayAdd: boolean; readonly required: readonly Pick<Field, "name" | "label">[] };

export const openGate: ImportGate = { mayAdd: true, required: [] };

/** @param fields those that the importer sees */
export const importGate = (
  { role, flags }: { readonly role: Role; readonly flags: readonly Flag[] },
  fields: readonly Field[],
): ImportGate => ({ mayAdd: holdsFlag(role, "add_contacts", flags), required: requiredFields(fields) });

/** Why a row may not create a contact; null if it may. A missing required field is named by its label. */
export const gateProblem = ({ mayAdd, required }: ImportGate, { fields = {} }: ImportValues): RowProblem | null => {
  if (!mayAdd) return { cause: "may-not-add", column: null, value: "" };
  const missing = required.find(({ name }) => isEmptyValue(fields[name]));
  return missing === undefined ? null : { cause: "required", column: null, value: missing.label };
};
