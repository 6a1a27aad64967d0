import type { ContactCourse, CourseLearner, CourseLearners, LearnerCourse } from "../../../core/enrolments/enrolment.model.ts";
import type { CourseLesson } from "../../../core/learning/course.model.ts";

/** Wednesday, 1 July 2026, 12:00 UTC. */
export const noon = 1_782_907_200;
const day = 24 * 3600;

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

const card = {
  id: 1,
  name: "Harbor safety basics",
  summary: "",
  cover: null,
  portal_section: null,
  status: "current",
  level: 2,
  joined_at: noon - 9 * day,
  touched_at: noon - day,
  lessons: 5,
  finished: 1,
  points: 1200,
  paused: false,
  drip_paused: false,
  due_at: noon + 20 * day,
  next: { id: 2, name: "Four rules of the quay" },
} as const;

/** A learner's course with a lesson in every state. */
export const learnerCourse: LearnerCourse = {
  ...card,
  about: "",
  contact: "Lena Lind",
  left_at: null,
  source: "staff",
  certificate: { code: "7QK2-M9TD-4XZA-0B3C", issued_at: noon - day },
  opened: [{ id: 5, at: noon - day, by: "Olivia Owens", reason: "Was ill when the others took it" }],
  attempts: [{ id: 1, attempts: 2, touched_at: noon }],
  triggers: [
    lesson(2, "Four rules of the quay", { state: "current", parts: [{ id: 9, name: "What the colours mean", done: false }] }),
    lesson(3, "When something goes wrong", { lock: "previous", waits_for: { id: 2, name: "Four rules of the quay" } }),
    lesson(4, "Storm season", { lock: "date", opens_at: noon + 9 * day }),
    lesson(6, "Night watch", { lock: "staff" }),
    lesson(5, "A word from the harbor master", { state: "open" }),
    lesson(1, "Welcome to the harbor", { state: "done", points: 1200 }),
  ],
};

/** Courses of a contact: under way, paused, completed and left. */
export const contactCourses: readonly ContactCourse[] = [
  { ...card, left_at: null, source: "learner" },
  { ...card, id: 2, name: "Two knots for every day", drip_paused: true, left_at: null, source: "staff" },
  { ...card, id: 3, name: "Reading a tide table", status: "completed", level: 3, finished: 5, left_at: null, source: "staff" },
  { ...card, id: 4, name: "Welcoming passengers", left_at: noon, source: "program" },
];

const learner = (con_id: number, name: string, more: Partial<CourseLearner> = {}): CourseLearner => ({
  con_id,
  name,
  photo: null,
  status: "current",
  lessons: 5,
  finished: 1,
  points: 1200,
  touched_at: noon - day,
  joined_at: noon - 9 * day,
  left_at: null,
  source: "staff",
  drip_paused: false,
  due_at: null,
  next: { id: 2, name: "Four rules of the quay" },
  ...more,
});

/** A page of learners in every status. */
export const learners: CourseLearners = {
  results: [
    learner(1, "Lena Lind"),
    learner(2, "Ann Archer", { drip_paused: true, touched_at: null, finished: 0, points: 0 }),
    learner(3, "Bob Brewer", { status: "completed", finished: 5, next: null }),
  ],
  page: 1,
  pages: 1,
  count: 3,
  current: 2,
  completed: 1,
  left: 1,
};
