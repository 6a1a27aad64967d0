import type { Role } from "../access/role.model.ts";
import { mayChangeContacts } from "../contacts/contact-wall.rule.ts";
import { builtInFields } from "../fields/built-in-fields.rule.ts";
import { isFieldHidden, isMaskedFor, seesField } from "../fields/field-access.rule.ts";
import type { Field, FieldAccess } from "../fields/field.model.ts";
import { isWritableField } from "../fields/writable-field.rule.ts";

/** A custom field as far as it decides who sees and changes it. */
export type SightedField = Pick<Field, "name" | "label" | "type" | "access" | "editable" | "bucket_id">;

/**
 * How a role sees and changes a field of contacts, and why.
 * @property why of a field that is not seen whole: its own access, a type that guests see in part, or an organisation without teams
 * @property change whether the role changes its values; not what it does not see whole, not as a guest, and not what the product fills
 */
export type FieldSight = {
  readonly name: string;
  readonly label: string;
  readonly access: FieldAccess | null;
  readonly sight: "seen" | "hidden" | "masked";
  readonly why: "access" | "type" | "teams" | null;
  readonly change: "yes" | "unseen" | "guest" | "filled";
};

const sightOf = (field: SightedField, role: Role, features: readonly string[]): Pick<FieldSight, "sight" | "why"> => {
  if (isFieldHidden({ ...field, deleted_at: null }, role, features))
    return { sight: "hidden", why: seesField(field.access, role) ? "teams" : "access" };
  return isMaskedFor(field.type, role) ? { sight: "masked", why: "type" } : { sight: "seen", why: null };
};

const changeOf = (field: SightedField, role: Role, sight: FieldSight["sight"]): FieldSight["change"] => {
  if (sight !== "seen") return "unseen";
  if (!mayChangeContacts(role)) return "guest";
  return isWritableField(field) ? "yes" : "filled";
};

/**
 * How a role sees and changes the fields of contacts, built-in ones first.
 * @param fields the organisation's custom fields
 * @param features of the organisation
 */
export const fieldSights = (fields: readonly SightedField[], role: Role, features: readonly string[]): readonly FieldSight[] => [
  ...builtInFields.map((field) => ({
    name: field.name,
    label: field.label,
    access: null,
    sight: "seen" as const,
    why: null,
    change: changeOf(field, role, "seen"),
  })),
  ...fields.map((field) => {
    const found = sightOf(field, role, features);
    return { name: field.name, label: field.label, access: field.access, ...found, change: changeOf(field, role, found.sight) };
  }),
];
