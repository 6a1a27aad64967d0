import type { CourseCard } from "../../../core/learning/course.model.ts";

/** A course that a learner has begun. */
export const courseCard: CourseCard = {
  id: 3,
  name: "Knots",
  summary: "",
  cover: "/media/1/knots.jpg",
  portal_section: null,
  status: "current",
  level: 1,
  joined_at: 1,
  touched_at: 2,
  lessons: 2,
  finished: 1,
  points: 0,
  paused: false,
  drip_paused: false,
  due_at: null,
  next: { id: 4, name: "Bowline" },
};
