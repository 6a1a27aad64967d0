import type { CourseFacts, TriggerFacts } from "../../../core/learning/course-facts.model.ts";

/** The time of the tests that use these records, epoch seconds. */
export const now = 1_000_000;
/** A day in seconds. */
export const day = 24 * 3600;

/** A lesson of a course that opens at once. */
export const trigger = (id: number, more: Partial<TriggerFacts> = {}): TriggerFacts => ({
  id,
  name: `Lesson ${id}`,
  items: 2,
  parent_trigger: null,
  draft: false,
  paused: false,
  extra: false,
  sorting_time: 0,
  order: id,
  start_time: 0,
  release: "immediately",
  join_delay: null,
  start_date: null,
  start_at: null,
  timezone: null,
  automatic: true,
  opened_at: null,
  progress: null,
  ...more,
});

/** A course that the learner joined a day ago. */
export const course = (triggers: readonly TriggerFacts[], more: Partial<CourseFacts> = {}): CourseFacts => ({
  id: 1,
  name: "Course",
  summary: "",
  about: "",
  cover: null,
  portal_section: null,
  show_order: null,
  created_at: 0,
  start_time: 0,
  end_time: 0,
  joined_at: now - day,
  draft: false,
  tester: false,
  archived_at: null,
  offered: true,
  pauses: [],
  due_date: null,
  due_days: null,
  timezone: "UTC",
  triggers,
  ...more,
});
