import { assignedUserKey } from "../fields/assigned-user.rule.ts";
import { bucketOfKey } from "../fields/field-buckets.rule.ts";
import { activityFilters } from "../filters/activity.model.ts";
import type { Filter } from "../filters/filter.model.ts";

/** The dependency of every group: the existence of the contact. */
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

/**
 * What a filter depends on: field names, and kinds of events with a `$` prefix; at a fixed moment only a change of these can change its
 * result. Fields of the assigned user also depend on the assignment.
 */
export const groupDependencies = (filter: Filter): readonly string[] => [...new Set([everyGroupReads, ...reads(filter)])].toSorted();

/** Whether a change can affect a filter; `changed` is null if anything may have changed. */
export const isConcerned = (dependencies: readonly string[], changed: readonly string[] | null): boolean =>
  changed === null || changed.some((read) => dependencies.includes(read));
