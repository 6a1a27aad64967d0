import type { Field } from "./field.model.ts";

const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : []);

/** The ids of contacts that custom values refer to, over all fields of related contacts. */
export const relatedIds = (fields: readonly Pick<Field, "name" | "type">[], values: Readonly<Record<string, unknown>>): readonly number[] =>
  fields.flatMap(({ name, type }) => (type === "related_contacts" ? idsIn(values[name]) : []));
