import * as t from "io-ts";
import { Id } from "../kernel/id.ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";

/** The activity filters; `events` are the kinds of events that each evaluates. */
export const activityFilters = {
  joined_campaign: { label: "joined campaign", events: ["join", "unjoin"] },
  not_joined_campaign: { label: "not joined campaign", events: ["join", "unjoin"] },
  campaign_progress: { label: "campaign progress", events: ["lesson_released", "lesson_completed"] },
  answered_question: { label: "answered question", events: ["answer"] },
  watched_video: { label: "watched video", events: ["watch"] },
  shared: { label: "shared", events: ["share"] },
  completed_lesson: { label: "completed lesson", events: ["lesson_completed"] },
  not_completed_lesson: { label: "not completed lesson", events: ["lesson_completed"] },
  completed_lesson_item: { label: "completed lesson item", events: ["item_completed"] },
  started_lesson: { label: "started lesson", events: ["lesson_started"] },
  points_scored: { label: "points scored", events: ["points"] },
  recorded_stats: { label: "recorded stats", events: ["stat"] },
  uploaded_video: { label: "uploaded video", events: ["upload"] },
} as const satisfies Record<string, { readonly label: string; readonly events: readonly string[] }>;

export const ActivityKey = t.keyof(activityFilters, "ActivityKey");
export type ActivityKey = t.TypeOf<typeof ActivityKey>;

export type ActivityEventKind = (typeof activityFilters)[ActivityKey]["events"][number];

/** The activity filters in the order offered. */
export const activityKeys: readonly ActivityKey[] = Object.keys(activityFilters).filter(ActivityKey.is);

/** The defaults of activity filters. Days, percent, lessons, points, recordings. */
export const activityDefaults = { days: 30, progressOver: 90, lessons: 1, watchedPercent: 90, points: 1000, recordings: 1 } as const;

/** The longest window of an activity filter, in days. */
export const longestWindow = 3_650;

const WindowDays = t.refinement(t.number, (n) => Number.isInteger(n) && n >= 0 && n <= longestWindow, "whole days from 0 to 3650");

/** The window: less than this many days ago, or any time. */
export const ActivityWindow = t.union([t.literal("any"), t.type({ less_than_days: WindowDays })], "ActivityWindow");
export type ActivityWindow = t.TypeOf<typeof ActivityWindow>;

/** Which value of a tracker is compared: sum, average or last. */
export const StatComparison = t.type(
  {
    of: t.keyof({ sum: null, avg: null, last: null }),
    operator: t.keyof({ $eq: null, $ne: null, $gt: null, $gte: null, $lt: null, $lte: null }),
    value: t.number,
  },
  "StatComparison",
);
export type StatComparison = t.TypeOf<typeof StatComparison>;

/** One activity condition with window and scope; numbers that a kind does not use are ignored. */
export const ActivityFilter = t.type(
  {
    activity: ActivityKey,
    when: orDefault(ActivityWindow, { less_than_days: activityDefaults.days }),
    campaign: orNull(Id),
    lesson: orNull(Id),
    item: orNull(Id),
    progress_over: orDefault(t.number, activityDefaults.progressOver),
    lessons: orDefault(t.number, activityDefaults.lessons),
    answered: orNull(t.union([t.type({ correct: t.boolean }), t.type({ answer: t.string })])),
    watched_percent: orDefault(t.number, activityDefaults.watchedPercent),
    points: orDefault(t.number, activityDefaults.points),
    tracker: orNull(t.string),
    recordings: orDefault(t.number, activityDefaults.recordings),
    stat: orNull(StatComparison),
  },
  "ActivityFilter",
);
export type ActivityFilter = t.TypeOf<typeof ActivityFilter>;
