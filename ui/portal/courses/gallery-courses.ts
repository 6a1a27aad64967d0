import type { Course, CourseCard, CourseLesson } from "../../../core/learning/course.model.ts";
import type { PortalSection } from "../../../core/portal-settings/portal-section.model.ts";

const lesson = (id: number, name: string, more: Partial<CourseLesson>): CourseLesson => ({
  id,
  name,
  state: "locked",
  lock: null,
  waits_for: null,
  opens_at: null,
  extra: false,
  points: 0,
  items: 3,
  parts: [],
  ...more,
});

/** Wednesday, 1 July 2026, 12:00 UTC. */
export const noon = 1_782_907_200;

const card = (id: number, name: string, more: Partial<CourseCard>): CourseCard => ({
  id,
  name,
  summary: "Four rules that bring everybody home.",
  cover: null,
  portal_section: null,
  status: "available",
  level: 1,
  joined_at: null,
  touched_at: null,
  lessons: 4,
  finished: 0,
  points: 0,
  paused: false,
  drip_paused: false,
  due_at: null,
  next: null,
  ...more,
});

/** Courses of the gallery's portal: one in progress, two to join, one completed. */
export const courses: readonly CourseCard[] = [
  card(1, "Harbor safety basics", {
    status: "current",
    level: 2,
    joined_at: noon,
    touched_at: noon,
    finished: 1,
    points: 1200,
    next: { id: 2, name: "Four rules of the quay" },
  }),
  card(2, "Welcoming passengers", { summary: "The first minute, directions that work, and late ferries." }),
  card(3, "Two knots for every day", {}),
  card(4, "Reading a tide table", { status: "completed", level: 3, joined_at: noon, touched_at: noon, finished: 4, points: 4800 }),
];

export const sections: readonly PortalSection[] = [
  { slug: "start-here", name: "Start here" },
  { slug: "on-the-water", name: "On the water" },
];

/** The same courses, two of them in sections. */
export const sectioned: readonly CourseCard[] = courses.map((one) =>
  one.id === 2 ? { ...one, portal_section: "Start here" } : one.id === 4 ? { ...one, portal_section: "On the water" } : one,
);

const [first] = courses;

/** The course in progress, with a lesson in every state. */
export const course: Course = {
  ...(first ?? card(1, "Harbor safety basics", {})),
  about: "<p>For everyone who sets foot on the quay.</p><p>The last lesson opens at the start of storm season.</p>",
  triggers: [
    lesson(2, "Four rules of the quay", { state: "current", parts: [{ id: 9, name: "What the colours mean", done: false }] }),
    lesson(3, "When something goes wrong", { lock: "previous", waits_for: { id: 2, name: "Four rules of the quay" } }),
    lesson(4, "Storm season", { lock: "date", opens_at: noon + 9 * 24 * 3600 }),
    lesson(5, "A word from the harbor master", { state: "open", extra: true }),
    lesson(1, "Welcome to the harbor", { state: "done", points: 1200 }),
  ],
};

/** The same course while its schedule is paused. */
export const paused: Course = {
  ...course,
  drip_paused: true,
  triggers: course.triggers.map((one) => (one.lock === "date" ? { ...one, lock: "drip", opens_at: null } : one)),
};

/** The same course before the learner joins it. */
export const unjoined: Course = {
  ...course,
  status: "available",
  level: 1,
  joined_at: null,
  touched_at: null,
  finished: 0,
  points: 0,
  next: null,
  triggers: course.triggers.map((one) => ({ ...one, state: "locked", lock: "join", waits_for: null, points: 0 })),
};
