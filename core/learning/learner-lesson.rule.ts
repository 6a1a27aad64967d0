import type { LessonItem } from "../lessons/item.model.ts";
import { learnerItem } from "../lessons/learner-item.rule.ts";
import type { CourseFacts } from "./course-facts.model.ts";
import { courseView } from "./course-view.rule.ts";
import { engagementOf } from "./engagement.model.ts";
import type { EngagedItem, LearnerLesson, LessonOutcome } from "./learner-lesson.model.ts";
import { screenOf } from "./lesson-play.rule.ts";
import { lessonPoints, type LessonProgress, stateOf } from "./lesson-progress.rule.ts";

/**
 * An item in its current state for one learner.
 * @param learner id of the contact, the seed of the shuffled orders
 */
const engagedItem = (item: LessonItem, progress: LessonProgress, learner: number): EngagedItem => {
  const state = stateOf(progress, item.uuid);
  const { correct, final } = state.score;
  return {
    ...learnerItem(item, { answered: state.answers.length > 0, correct, final }, String(learner)),
    engagementState: engagementOf(state),
  };
};

export type LessonInCourse = {
  readonly course: CourseFacts;
  readonly trigger: number;
  readonly items: readonly LessonItem[];
  readonly progress: LessonProgress;
};

/**
 * A lesson for one learner, opened at the last screen.
 * @param now epoch seconds
 */
export const learnerLesson = ({ course, trigger, items, progress }: LessonInCourse, learner: number, now: number): LearnerLesson => {
  const { next } = courseView(course, now);
  return {
    trigger_id: trigger,
    name: course.triggers.find(({ id }) => id === trigger)?.name ?? "",
    course: { id: course.id, name: course.name },
    items: items.map((item) => engagedItem(item, progress, learner)),
    index: screenOf(items, progress.item),
    points: lessonPoints(progress),
    completed: progress.completed_at !== null,
    next: next?.id === trigger ? null : next,
  };
};

/** The result of an event on an item. */
export const lessonOutcome = (item: LessonItem, progress: LessonProgress, learner: number): LessonOutcome => {
  const engaged = engagedItem(item, progress, learner);
  const { points, correct, completed, final } = engaged.engagementState;
  return {
    status: "success",
    item: engaged,
    points,
    correct,
    completed,
    final,
    total: lessonPoints(progress),
    lesson_completed: progress.completed_at !== null,
  };
};
