import type { ActivityFilter } from "./activity.model.ts";
import type { FilterMoment } from "./filter-moment.rule.ts";
import type { Filter, FilterLeaf } from "./filter.model.ts";
import { valueTest } from "./value-test.rule.ts";

/** A record as filters evaluate it: values by field. */
export type FilterRecord = Readonly<Record<string, unknown>>;
export type FilterPredicate = (record: FilterRecord) => boolean;

/** The predicate of an activity filter. */
export type ActivityLookup = (activity: ActivityFilter) => FilterPredicate;

/** No contact has any activity. */
const noActivity: ActivityLookup = () => () => false;

/** A field with the name of an inherited object property is read only if it is the record's own property. */
const isInherited = (field: string): boolean => field in Object.prototype;

const leafPredicate = ({ field, negated, test }: FilterLeaf, moment: FilterMoment): FilterPredicate => {
  const matches = valueTest(test(moment));
  if (isInherited(field)) return (record) => matches(Object.hasOwn(record, field) ? record[field] : undefined) !== negated;
  return negated ? (record) => !matches(record[field]) : (record) => matches(record[field]);
};

const everyOf = (parts: readonly FilterPredicate[]): FilterPredicate => {
  const [first, second, third] = parts;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (third === undefined) return (record) => first(record) && second(record);
  const rest = everyOf(parts.slice(2));
  return (record) => first(record) && second(record) && rest(record);
};

const someOf = (parts: readonly FilterPredicate[]): FilterPredicate => {
  const [first, second, third] = parts;
  if (first === undefined) return () => false;
  if (second === undefined) return first;
  if (third === undefined) return (record) => first(record) || second(record);
  const rest = someOf(parts.slice(2));
  return (record) => first(record) || second(record) || rest(record);
};

/** A filter compiled to a predicate on records. */
export const filterPredicate = (filter: Filter, moment: FilterMoment, activities: ActivityLookup = noActivity): FilterPredicate => {
  switch (filter.kind) {
    case "leaf":
      return leafPredicate(filter, moment);
    case "activity":
      return activities(filter.activity);
    case "all":
      return everyOf(filter.filters.map((part) => filterPredicate(part, moment, activities)));
    case "any":
      return someOf(filter.filters.map((part) => filterPredicate(part, moment, activities)));
  }
};
