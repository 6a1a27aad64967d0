import type { ActivityFilter, ActivityKey } from "./activity.model.ts";
import { activityFilters } from "./activity.model.ts";

/** The name of a campaign, lesson or item in a sentence. */
export type ScopeLabel = (kind: "campaign" | "lesson" | "item", id: string | number) => string;

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

const compared = {
  $eq: "is",
  $ne: "is not",
  $gt: "is greater than",
  $gte: "is at least",
  $lt: "is less than",
  $lte: "is at most",
} as const;

const amounts: Partial<Record<ActivityKey, (filter: ActivityFilter) => string>> = {
  campaign_progress: ({ progress_over, lessons }) => ` over ${progress_over}% and at least ${counted(lessons, "lesson")}`,
  answered_question: ({ answered }) =>
    answered === null ? "" : "correct" in answered ? (answered.correct ? " correctly" : " wrongly") : ` with "${answered.answer}"`,
  watched_video: ({ watched_percent }) => ` to at least ${watched_percent}%`,
  points_scored: ({ points }) => ` at least ${points}`,
  recorded_stats: ({ tracker, recordings, stat }) =>
    `${tracker === null ? "" : ` of "${tracker}"`} at least ${counted(recordings, "time")}${stat === null ? "" : ` whose ${stat.of} ${compared[stat.operator]} ${stat.value}`}`,
};

/** An activity filter in words: activity, amount, scope and window. */
export const describeActivity = (filter: ActivityFilter, label: ScopeLabel): string => {
  const scope = (["campaign", "lesson", "item"] as const).flatMap((kind) => {
    const id = filter[kind];
    return id === null ? [] : [` in ${kind} "${label(kind, id)}"`];
  });
  const when = filter.when === "any" ? " at any time" : ` in the last ${counted(filter.when.less_than_days, "day")}`;
  return `${activityFilters[filter.activity].label}${amounts[filter.activity]?.(filter) ?? ""}${scope.join("")}${when}`;
};
