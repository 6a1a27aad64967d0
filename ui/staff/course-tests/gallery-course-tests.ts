import type { CourseTest } from "../../../core/course-tests/course-test.model.ts";
import type { TriggerFacts } from "../../../core/learning/course-facts.model.ts";

/** Wednesday, 1 July 2026, 12:00 UTC. */
export const noon = 1_782_907_200;
const daySeconds = 86_400;

const lesson = (id: number, name: string, more: Partial<TriggerFacts> = {}): TriggerFacts => ({
  id,
  name,
  items: 6,
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
  start_at: "09:00",
  timezone: null,
  automatic: true,
  opened_at: null,
  progress: null,
  ...more,
});

/** A course with lessons of every release, tried out with nobody. */
export const imaginedTest: CourseTest = {
  contact: null,
  facts: {
    id: 1,
    name: "Harbor safety basics",
    summary: "",
    about: "",
    cover: null,
    portal_section: null,
    show_order: null,
    created_at: noon,
    start_time: 0,
    end_time: 0,
    joined_at: null,
    draft: false,
    tester: false,
    archived_at: null,
    offered: true,
    pauses: [],
    due_date: null,
    due_days: 30,
    timezone: "Europe/Berlin",
    triggers: [
      lesson(1, "On the quay"),
      lesson(2, "A loop that does not slip"),
      lesson(3, "Practise the loop", { parent_trigger: 2 }),
      lesson(4, "Ropes under load", { release: "delay", join_delay: 14 }),
      lesson(5, "The summer drill", { release: "date", start_date: "2026-07-20" }),
      lesson(6, "With the harbor master", { automatic: false, extra: true }),
      lesson(7, "Winter gear", { draft: true }),
    ],
  },
};

/** The same course, tried out with a contact who has finished one lesson. */
export const contactTest: CourseTest = {
  contact: { con_id: 4, name: "Lena Fischer" },
  facts: {
    ...imaginedTest.facts,
    joined_at: noon - 10 * daySeconds,
    triggers: imaginedTest.facts.triggers.map((one) =>
      one.id === 1 ? { ...one, progress: { points: 600, completed_at: noon - 8 * daySeconds, touched_at: noon - 8 * daySeconds } } : one,
    ),
  },
};
