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

/** Who did what each activity filter of a document asks for. */
export type DoneActivities = ReadonlyMap<ActivityFilter, ReadonlySet<number>>;

/** The activity filters of a filter, wherever they stand in it. */
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

/** The events that an activity filter must see; progress is measured over all time, whatever its window. */
export const activityQuery = (filter: ActivityFilter, moment: FilterMoment): ActivityQuery => ({
  kinds: activityFilters[filter.activity].events,
  since: filter.activity === "campaign_progress" ? null : windowStart(filter, moment),
  campaign: filter.campaign,
  lesson: filter.lesson,
  item: filter.item,
  tracker: filter.tracker,
});

/**
 * Finds out who did what a filter asks for.
 * @param contacts con_ids of everybody whom the asker may see
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

/** What was found out, as a filter asks for it of one record after the other. */
export const activityLookup =
  (done: DoneActivities): ActivityLookup =>
  (activity) =>
  ({ con_id }) =>
    typeof con_id === "number" && done.get(activity)?.has(con_id) === true;
