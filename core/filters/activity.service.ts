import { pipe } from "fp-ts/lib/function.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { contactsWhoDid } from "./activity-evaluation.rule.ts";
import { windowStart } from "./activity-window.rule.ts";
import type { ActivityFilter } from "./activity.model.ts";
import { activityFilters } from "./activity.model.ts";
import type { ActivityQuery, ActivityStore } from "./activity.port.ts";
import type { FilterMoment } from "./filter-moment.rule.ts";
import type { ActivityLookup } from "./filter-predicate.rule.ts";
import type { Filter } from "./filter.model.ts";

/** Ids of the contacts who match each activity filter. */
export type DoneActivities = ReadonlyMap<ActivityFilter, ReadonlySet<number>>;

/** All activity filters of a filter, at any depth. */
export const activitiesOf = (filter: Filter): readonly ActivityFilter[] => {
  switch (filter.kind) {
    case "leaf":
      return [];
    case "activity":
      return [filter.activity];
    case "all":
    case "any":
      return filter.filters.flatMap(activitiesOf);
  }
};

/** The events that an activity filter needs; progress is measured over all time, regardless of its window. */
export const activityQuery = (filter: ActivityFilter, moment: FilterMoment): ActivityQuery => ({
  kinds: activityFilters[filter.activity].events,
  since: filter.activity === "campaign_progress" ? null : windowStart(filter, moment),
  campaign: filter.campaign,
  lesson: filter.lesson,
  item: filter.item,
  tracker: filter.tracker,
});

/**
 * Finds the contacts who match each activity filter.
 * @param contacts con_ids of all contacts that the caller may see
 */
export const doneActivities =
  (store: ActivityStore) =>
  (filter: Filter, contacts: readonly number[], moment: FilterMoment): TaskEither<Failure, DoneActivities> =>
    pipe(
      activitiesOf(filter),
      TE.traverseArray((activity) =>
        pipe(
          store.events(activityQuery(activity, moment)),
          TE.map((events) => [activity, contactsWhoDid(activity, events, contacts, moment)] as const),
        ),
      ),
      TE.map((entries) => new Map(entries)),
    );

/** The matches as a lookup for the evaluation of single records. */
export const activityLookup =
  (done: DoneActivities): ActivityLookup =>
  (activity) =>
  ({ con_id }) =>
    typeof con_id === "number" && done.get(activity)?.has(con_id) === true;
