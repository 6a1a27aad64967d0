import { describeFilter, type EntryLabel } from "../filters/filter-describe.rule.ts";
import type { Filter } from "../filters/filter.model.ts";
import type { GroupField } from "./contact-fields.rule.ts";

const isRelation = ({ type }: GroupField): boolean => type === "related_contacts";

/**
 * The related contacts that something names, each once.
 * @param say says it with the words it is given for the entries of fields
 */
export const namedPeople = (fields: readonly GroupField[], say: (entry: EntryLabel) => void): readonly number[] => {
  const relations = new Set(fields.filter(isRelation).map(({ name }) => name));
  const people = new Set<number>();
  say((field, text) => {
    if (relations.has(field) && /^\d{1,15}$/.test(text)) people.add(Number(text));
    return text;
  });
  return [...people];
};

/** The related contacts that filters name, each once. */
export const peopleOfFilters = (fields: readonly GroupField[], filters: readonly Filter[]): readonly number[] =>
  namedPeople(fields, (entry) => filters.forEach((filter) => describeFilter(filter, (field) => field, undefined, entry)));

/**
 * Fields with what related contacts are called, of those who are known, as choices have labels; names that a field has already stay beside them.
 * @param names by the number of the contact
 */
export const withNames = (fields: readonly GroupField[], names: ReadonlyMap<number, string>): readonly GroupField[] => {
  const values = Object.fromEntries([...names].map(([id, name]) => [String(id), name]));
  return fields.map((field) => (isRelation(field) ? { ...field, values: { ...field.values, ...values } } : field));
};
