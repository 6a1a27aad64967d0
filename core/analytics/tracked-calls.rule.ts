import type { AnalyticsEvent } from "./analytics.model.ts";

const events: Readonly<Record<string, string>> = {
  "contacts.create": "contact_created",
  "contacts.archive": "contact_archived",
  "tasks.create": "task_created",
  "teams.choose": "team_switched",
  "teams.shareCampaign": "campaign_shared",
  "learning.join": "course_joined",
  "assistant.feedback": "answer_judged",
};
const lessonCalls = new Set(["learning.answer", "learning.progress", "learning.shown"]);

/** The event that a call which went well stands for; null for most. A lesson is finished by the call whose reply says so. */
export const eventOfCall = (call: string, reply: unknown): AnalyticsEvent | null => {
  if (lessonCalls.has(call))
    return typeof reply === "object" && reply !== null && Reflect.get(reply, "lesson_completed") === true
      ? { name: "lesson_finished", facts: {} }
      : null;
  const name = events[call];
  return name === undefined ? null : { name, facts: {} };
};
