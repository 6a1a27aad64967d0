import type { TimelineActivity } from "../../../core/timeline/timeline.model.ts";
import type { timelineText } from "../../i18n/en/timeline.ts";
import type { Say } from "../../i18n/text-types.ts";

export type SayTimeline = Say<typeof timelineText.texts>;

/** A contact's activity as a sentence. */
export const activityWords = ({ kind, ...told }: TimelineActivity, text: SayTimeline): string => {
  const course = told.campaign ?? text("course");
  const lesson = told.lesson ?? text("lesson");
  const item = told.item ?? told.lesson ?? told.campaign ?? text("item");
  switch (kind) {
    case "join":
    case "unjoin":
      return text(`done.${kind}`, { course });
    case "lesson_released":
    case "lesson_started":
    case "lesson_completed":
      return text(`done.${kind}`, { lesson });
    case "points":
      return text("done.points", { count: told.points ?? 0 });
    case "stat":
      return text("done.stat", { tracker: told.tracker ?? text("item"), value: told.value ?? 0 });
    default:
      return text(`done.${kind}`, { item });
  }
};

/** The course or lesson of an activity, unless the sentence names it. */
export const activityPlace = ({ kind, campaign, lesson, item }: TimelineActivity): string | null => {
  if (kind === "join" || kind === "unjoin") return null;
  if (kind === "lesson_released" || kind === "lesson_started" || kind === "lesson_completed") return campaign;
  return [item === null ? null : lesson, campaign].filter((name) => name !== null).join(", ") || null;
};
