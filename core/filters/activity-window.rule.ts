import { sameId } from "../kernel/id.ts";
import type { ActivityEvent } from "./activity-event.model.ts";
import type { ActivityFilter } from "./activity.model.ts";
import type { FilterMoment } from "./filter-moment.rule.ts";

/**
 * Whether an event is in the window of an activity filter, in days of the organisation's time zone: today and earlier days, none in the
 * future.
 */
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
 * The start of an activity filter's window; null for any time.
 * @returns epoch seconds
 */
export const windowStart = ({ when }: Pick<ActivityFilter, "when">, moment: FilterMoment): number | null =>
  when === "any" ? null : moment.startOf(moment.today() - when.less_than_days + 1);

/** Whether an event is in the scope of an activity filter: its campaign, lesson, item and tracker, if set. */
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
