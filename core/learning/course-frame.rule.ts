import type { CourseFacts } from "./course-facts.model.ts";
import { courseView } from "./course-view.rule.ts";
import type { LessonFrame } from "./learner-lesson.rule.ts";

/**
 * A lesson within its course: its name there, and the lesson to take after it.
 * @param now epoch seconds
 */
export const courseFrame = (course: CourseFacts, trigger: number, now: number): LessonFrame => {
  const { next } = courseView(course, now);
  return {
    trigger_id: trigger,
    name: course.triggers.find(({ id }) => id === trigger)?.name ?? "",
    course: { id: course.id, name: course.name },
    next: next?.id === trigger ? null : next,
  };
};
