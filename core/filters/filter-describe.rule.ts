import { describeActivity } from "./activity-describe.rule.ts";
import type { ScopeLabel } from "./activity-describe.rule.ts";
import type { Filter, FilterLeaf } from "./filter.model.ts";
import { operatorInfo } from "./operators.model.ts";

/** The label of a field in a sentence. */
export type FieldLabel = (field: string) => string;

/** The label of an entry of a field's value in a sentence. */
export type EntryLabel = (field: string, text: string) => string;

const asStored: EntryLabel = (_, text) => text;

const byId: ScopeLabel = (_, id) => String(id);

/** One condition on a field in words, without a full stop. */
export const describeLeaf = (leaf: FilterLeaf, label: FieldLabel, entry: EntryLabel = asStored): string => {
  const { phrase, joiner } = operatorInfo(leaf.operator);
  return `${label(leaf.field)} ${phrase.replace("{}", () => leaf.words(joiner, (text) => entry(leaf.field, text)))}`;
};

const describePart = (filter: Filter, label: FieldLabel, scope: ScopeLabel, entry: EntryLabel, inGroup: boolean): string => {
  switch (filter.kind) {
    case "leaf":
      return describeLeaf(filter, label, entry);
    case "activity":
      return describeActivity(filter.activity, scope);
    case "all":
    case "any": {
      const [only, ...more] = filter.filters;
      if (only === undefined) return filter.kind === "all" ? "all contacts" : "no contacts";
      if (more.length === 0) return describePart(only, label, scope, entry, inGroup);
      const parts = filter.filters
        .map((part) => describePart(part, label, scope, entry, true))
        .join(filter.kind === "all" ? " and " : " or ");
      return inGroup ? `(${parts})` : parts;
    }
  }
};

/** A filter as an English sentence with every condition; labels are inserted unchanged. */
export const describeFilter = (filter: Filter, label: FieldLabel, scope: ScopeLabel = byId, entry: EntryLabel = asStored): string =>
  `${describePart(filter, label, scope, entry, false).replace(/^(?:all|no) contacts$/, (word) => word.charAt(0).toUpperCase() + word.slice(1))}.`;
