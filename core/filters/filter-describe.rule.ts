import { describeActivity } from "./activity-describe.rule.ts";
import type { ScopeLabel } from "./activity-describe.rule.ts";
import type { Filter, FilterLeaf } from "./filter.model.ts";
import { operatorInfo } from "./operators.model.ts";

/** What a field is called in a sentence. */
export type FieldLabel = (field: string) => string;

const byId: ScopeLabel = (_, id) => String(id);

/** One condition on a field in words, without a full stop. */
export const describeLeaf = (leaf: FilterLeaf, label: FieldLabel): string => {
  const { phrase, joiner } = operatorInfo(leaf.operator);
  return `${label(leaf.field)} ${phrase.replace("{}", () => leaf.words(joiner))}`;
};

const describePart = (filter: Filter, label: FieldLabel, scope: ScopeLabel, inGroup: boolean): string => {
  switch (filter.kind) {
    case "leaf":
      return describeLeaf(filter, label);
    case "activity":
      return describeActivity(filter.activity, scope);
    case "all":
    case "any": {
      const [only, ...more] = filter.filters;
      if (only === undefined) return filter.kind === "all" ? "everybody" : "nobody";
      if (more.length === 0) return describePart(only, label, scope, inGroup);
      const parts = filter.filters.map((part) => describePart(part, label, scope, true)).join(filter.kind === "all" ? " and " : " or ");
      return inGroup ? `(${parts})` : parts;
    }
  }
};

/** A filter as an English sentence that names every condition; labels stand as they are. */
export const describeFilter = (filter: Filter, label: FieldLabel, scope: ScopeLabel = byId): string =>
  `${describePart(filter, label, scope, false).replace(/^(?:everybody|nobody)$/, (word) => word.charAt(0).toUpperCase() + word.slice(1))}.`;
