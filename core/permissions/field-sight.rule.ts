import type { Role } from "../access/role.model.ts";
import { builtInFields } from "../fields/built-in-fields.rule.ts";
import { isFieldHidden, isMaskedFor } from "../fields/field-access.rule.ts";
import type { Field } from "../fields/field.model.ts";

/** How a role sees a field of contacts. */
export type FieldSight = { readonly name: string; readonly label: string; readonly sight: "seen" | "hidden" | "masked" };

/**
 * How a role sees the fields of contacts, built-in ones first.
 * @param fields the organisation's custom fields
 * @param features of the organisation
 */
export const fieldSights = (
  fields: readonly Pick<Field, "name" | "label" | "type" | "access">[],
  role: Role,
  features: readonly string[],
): readonly FieldSight[] => [
  ...builtInFields.map(({ name, label }) => ({ name, label, sight: "seen" as const })),
  ...fields.map((field) => {
    const isHidden = isFieldHidden({ ...field, deleted_at: null }, role, features);
    const sight = isHidden ? ("hidden" as const) : isMaskedFor(field.type, role) ? ("masked" as const) : ("seen" as const);
    return { name: field.name, label: field.label, sight };
  }),
];
