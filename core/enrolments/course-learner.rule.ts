import type { CourseFacts } from "../learning/course-facts.model.ts";
import { courseView } from "../learning/course-view.rule.ts";
import type { CourseLearner, JoinSource } from "./enrolment.model.ts";

/** What is stored of one contact who joined a course. */
export type StoredLearner = {
  readonly con_id: number;
  readonly name: string;
  readonly photo: string | null;
  readonly joined_at: number;
  readonly left_at: number | null;
  readonly source: JoinSource;
};

/**
 * A learner in the list of a course, with progress by the rules of the portal; of one who left, it is what they had reached.
 * @param facts the course for this learner
 * @param now epoch seconds
 */
export const courseLearner = (stored: StoredLearner, facts: CourseFacts, now: number): CourseLearner => {
  const { status, lessons, finished, points, touched_at, drip_paused, due_at, next } = courseView(
    { ...facts, joined_at: stored.joined_at },
    now,
  );
  const reached = { lessons, finished, points, touched_at };
  return stored.left_at === null
    ? { ...stored, ...reached, status: status === "completed" ? "completed" : "current", drip_paused, due_at, next }
    : { ...stored, ...reached, status: "left", drip_paused: false, due_at: null, next: null };
};
