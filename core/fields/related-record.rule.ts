import type { Id } from "../kernel/id.ts";
import { referredId } from "../kernel/id.ts";
import type { Field } from "./field.model.ts";

type Values = Readonly<Record<string, unknown>>;
type FieldKind = Pick<Field, "name" | "type">;

const isId = (value: unknown): value is Id => typeof value === "string" || typeof value === "number";

/** The key under which a field's value is sent: `{field}_id` for a related custom object, else its name. */
export const sentFieldKey = (field: FieldKind): string => (field.type === "related_custom_object" ? `${field.name}_id` : field.name);

/** The values of a form under the keys they are sent by; a related record is its id, or null to clear it. */
export const sentFieldValues = (fields: readonly FieldKind[], values: Values): Values => {
  const sent: Record<string, unknown> = { ...values };
  for (const field of fields) {
    if (field.type !== "related_custom_object" || !Object.hasOwn(values, field.name)) continue;
    const value = values[field.name];
    delete sent[field.name];
    sent[sentFieldKey(field)] = isId(value) ? referredId(value) : null;
  }
  return sent;
};

/**
 * The values that a contact copies from a linked record.
 * @param map record field by contact field
 */
export const copiedFromRecord = (map: Readonly<Record<string, string>>, record: Values): Values =>
  Object.fromEntries(Object.entries(map).map(([contactField, recordField]) => [contactField, record[recordField] ?? null]));
