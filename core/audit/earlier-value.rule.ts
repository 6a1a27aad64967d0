import { isWrittenField } from "../contacts/contact-fields.model.ts";
import type { Field } from "../fields/field.model.ts";
import { isWritableField } from "../fields/writable-field.rule.ts";
import type { AuditChange } from "./audit-entry.model.ts";

type Entry = { readonly action: string; readonly before: unknown; readonly after: unknown };

const prefix = "fields.";
/** Longer values, such as pictures, are not returned. */
const longest = 4_000;

const at = (facts: unknown, name: string): unknown => (typeof facts === "object" && facts !== null ? Reflect.get(facts, name) : undefined);

/** One fact of an entry; custom fields as `fields.{key}`. */
export const factOf = (facts: unknown, name: string): unknown =>
  name.startsWith(prefix) ? at(at(facts, "fields"), name.slice(prefix.length)) : at(facts, name);

/**
 * Whether a single change of a contact can be undone: its earlier value is known, and the reader may write the field.
 * @param fields those that the reader sees
 */
export const isGivenBack = ({ before }: Entry, { field, masked }: AuditChange, fields: readonly Field[]): boolean => {
  const value = factOf(before, field);
  if (masked || value === undefined || JSON.stringify(value).length > longest) return false;
  if (!field.startsWith(prefix)) return isWrittenField(field);
  return fields.some((one) => prefix + one.name === field && one.type !== "secret" && one.is_event !== true && isWritableField(one));
};
