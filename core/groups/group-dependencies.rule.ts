import { assignedUserKey } from "../fields/assigned-user.rule.ts";
import { bucketOfKey } from "../fields/field-buckets.rule.ts";
import { activityFilters } from "../filters/activity.model.ts";
import type { Filter } from "../filters/filter.model.ts";

/** What every group reads: whether a contact is there at all. */
export const everyGroupReads = "*";

const reads = (filter: Filter): readonly string[] => {
  switch (filter.kind) {
    case "leaf":
      return bucketOfKey(filter.field) === "rep" ? [filter.field, assignedUserKey] : [filter.field];
    case "activity":
      return activityFilters[filter.activity.activity].events.map((kind) => `$${kind}`);
    case "all":
    case "any":
      return filter.filters.flatMap(reads);
  }
};

/** What a filter reads of a contact: names of fields, and with a `$` before them kinds of events; only a change of these can change its verdict at one moment. A value of the assigned user changes with who that is, too. */
export const groupDependencies = (filter: Filter): readonly string[] => [...new Set([everyGroupReads, ...reads(filter)])].toSorted();

/** Whether a change of some reads, null for anything, may concern who reads others. */
export const isConcerned = (dependencies: readonly string[], changed: readonly string[] | null): boolean =>
  changed === null || changed.some((read) => dependencies.includes(read));
