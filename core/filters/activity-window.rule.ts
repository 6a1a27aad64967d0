import { sameId } from "../kernel/id.ts";
import type { ActivityEvent } from "./activity-event.model.ts";
import type { ActivityFilter } from "./activity.model.ts";
import type { FilterMoment } from "./filter-moment.rule.ts";

/** Whether an event lies in the window of an activity filter, counted in days of the organisation's zone: today and the days before, none to come. */
export const isWithinWindow = (
  { when }: Pick<ActivityFilter, "when">,
  moment: FilterMoment,
): ((event: Pick<ActivityEvent, "at">) => boolean) => {
  if (when === "any") return () => true;
  const from = windowStart({ when }, moment);
  const to = moment.startOf(moment.today() + 1);
  return ({ at }) => from !== null && at >= from && at < to;
};

/**
 * When the window of an activity filter begins, or null for any time.
 * @returns epoch seconds
 */
export const windowStart = ({ when }: Pick<ActivityFilter, "when">, moment: FilterMoment): number | null =>
  when === "any" ? null : moment.startOf(moment.today() - when.less_than_days + 1);

/** Whether an event belongs to what an activity filter asks about: its campaign, lesson, item and tracker, where it names them. */
export const isInScope = (filter: ActivityFilter, event: ActivityEvent): boolean => {
  const agrees = (wanted: ActivityFilter["campaign"], found: ActivityEvent["campaign"]): boolean =>
    wanted === null || (found !== null && sameId(wanted, found));
  return (
    agrees(filter.campaign, event.campaign) &&
    agrees(filter.lesson, event.lesson) &&
    agrees(filter.item, event.item) &&
    (filter.tracker === null || filter.tracker === event.tracker)
  );
};
