import { describeFilter, type EntryLabel } from "../filters/filter-describe.rule.ts";
import type { Filter } from "../filters/filter.model.ts";
import type { GroupField } from "./contact-fields.rule.ts";

const isRelation = ({ type }: GroupField): boolean => type === "related_contacts";

/**
 * The related contacts that a description refers to, without duplicates.
 * @param say describes with the given function for entry labels
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

/** The related contacts that filters refer to, without duplicates. */
export const peopleOfFilters = (fields: readonly GroupField[], filters: readonly Filter[]): readonly number[] =>
  namedPeople(fields, (entry) => filters.forEach((filter) => describeFilter(filter, (field) => field, undefined, entry)));

/**
 * Fields with the names of related contacts added as labels of choices; existing labels are kept.
 * @param names by con_id
 */
export const withNames = (fields: readonly GroupField[], names: ReadonlyMap<number, string>): readonly GroupField[] => {
  const values = Object.fromEntries([...names].map(([id, name]) => [String(id), name]));
  return fields.map((field) => (isRelation(field) ? { ...field, values: { ...field.values, ...values } } : field));
};
