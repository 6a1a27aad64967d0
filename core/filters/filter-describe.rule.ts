import type { Filter, FilterLeaf } from "./filter.model.ts";
import { activityFilters } from "./activity.model.ts";
import { operatorInfo } from "./operators.model.ts";

/** What a field is called in a sentence. */
export type FieldLabel = (field: string) => string;

const describeLeaf = (leaf: FilterLeaf, label: FieldLabel): string => {
  const { phrase, joiner } = operatorInfo(leaf.operator);
  return `${label(leaf.field)} ${phrase.replace("{}", () => leaf.words(joiner))}`;
};

const describePart = (filter: Filter, label: FieldLabel, inGroup: boolean): string => {
  switch (filter.kind) {
    case "leaf":
      return describeLeaf(filter, label);
    case "activity":
      return activityFilters[filter.activity.activity].label;
    case "all":
    case "any": {
      const [only, ...more] = filter.filters;
      if (only === undefined) return filter.kind === "all" ? "everybody" : "nobody";
      if (more.length === 0) return describePart(only, label, inGroup);
      const parts = filter.filters.map((part) => describePart(part, label, true)).join(filter.kind === "all" ? " and " : " or ");
      return inGroup ? `(${parts})` : parts;
    }
  }
};

/** A filter as an English sentence that names every condition; labels stand as they are. */
export const describeFilter = (filter: Filter, label: FieldLabel): string =>
  `${describePart(filter, label, false).replace(/^(?:everybody|nobody)$/, (word) => word.charAt(0).toUpperCase() + word.slice(1))}.`;
