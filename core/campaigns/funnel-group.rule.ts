import type { ActivityKey } from "../filters/activity.model.ts";
import { filterLimits } from "../filters/filter.model.ts";
import { activityField } from "../filters/parse-filter.rule.ts";
import type { CampaignRecord } from "./campaign-record.model.ts";
import { funnelPlaces } from "./course-funnel.rule.ts";

/** Whom a group can be made of at a lesson of a funnel: who got there, who finished it, and who got there without finishing it. */
export const funnelGroups = ["reached", "completed", "stopped"] as const;
export type FunnelGroup = (typeof funnelGroups)[number];

/**
 * The filter document of those whom a bar of the funnel counts; null where the course has too many lessons for one filter.
 * @param trigger a lesson of the funnel
 */
export const funnelFilter = (
  { id, triggers }: Pick<CampaignRecord, "id" | "triggers">,
  trigger: number,
  group: FunnelGroup,
): object | null => {
  const places = funnelPlaces(triggers);
  const at = places.findIndex((place) => place.id === trigger);
  const lessons = new Map(triggers.map((one) => [one.id, one.lesson_id]));
  const did = (activity: ActivityKey, lesson: number | null): object => ({
    [activityField]: { activity, when: "any", campaign: id, ...(lesson === null ? {} : { lesson }) },
  });
  const each = (activity: ActivityKey, members: readonly number[]): readonly object[] =>
    members.map((member) => did(activity, lessons.get(member) ?? null));
  const started = each(
    "started_lesson",
    places.slice(at).flatMap(({ members }) => members),
  );
  const own = places[at]?.members ?? [];
  const wanted = {
    reached: [{ $or: started }],
    completed: each("completed_lesson", own),
    stopped: [{ $or: started }, { $or: each("not_completed_lesson", own) }],
  }[group];
  const leaves = 1 + (group === "completed" ? 0 : started.length) + (group === "reached" ? 0 : own.length);
  return at === -1 || leaves > filterLimits.leaves ? null : { $and: [did("joined_campaign", null), ...wanted] };
};
