import { courseLevel } from "../courses/course-level.rule.ts";
import { lessonTree } from "../courses/lesson-tree.rule.ts";
import type { CourseFacts } from "../learning/course-facts.model.ts";
import { isListed } from "../learning/course-view.rule.ts";
import { learnerTriggers, type LearnerTriggerView, listedAbove, locksOf } from "../learning/learner-triggers.rule.ts";

/**
 * How a learner finds a lesson of a course.
 * @property entry the lesson of the syllabus whose lock decides: itself, or the one that it is part of
 * @property isBegun whether the learner has progress in it
 * @property opens_at when its day comes, epoch seconds; null while that is not known, undefined once it has come
 */
export type LessonStanding = {
  readonly entry: number;
  readonly isOpen: boolean;
  readonly isDone: boolean;
  readonly isBegun: boolean;
  readonly opens_at: number | null | undefined;
};

/** A course as one learner finds it: each lesson by id, and whether all of it is completed. */
export type CourseStanding = { readonly lessons: ReadonlyMap<number, LessonStanding>; readonly isCompleted: boolean };

const nothingThere: CourseStanding = { lessons: new Map(), isCompleted: false };

/** The lessons and parts that are finished: one of the syllabus with its parts, a part by itself. */
const finishedIn = (triggers: readonly LearnerTriggerView[]): ((at: number) => boolean) => {
  const tree = lessonTree(triggers, () => true);
  const listed = new Set(tree.listed);
  return (at) => (listed.has(at) ? tree.isFinished(at) : triggers[at]?.finished === true);
};

/** How a learner finds lessons whose state is known. */
export const standingIn = (triggers: readonly LearnerTriggerView[]): CourseStanding => {
  const locks = locksOf(triggers);
  const above = listedAbove(triggers);
  const isFinished = finishedIn(triggers);
  const byId = new Map(triggers.map((trigger) => [trigger.id, trigger]));
  const lessons = triggers.map((trigger, at): [number, LessonStanding] => {
    const entry = above(trigger.id);
    const listed = byId.get(entry);
    const isOpen = locks.get(entry)?.locked === false;
    return [
      trigger.id,
      {
        entry,
        isOpen,
        isDone: isOpen && isFinished(at),
        isBegun: trigger.progress !== null,
        opens_at: listed === undefined || listed.released === true ? undefined : listed.opens_at,
      },
    ];
  });
  return { lessons: new Map(lessons), isCompleted: courseLevel({ schema_level: "full", triggers }) === 3 };
};

/**
 * How a learner who has joined a course finds it; one that they do not see has no lessons.
 * @param now epoch seconds
 */
export const courseStanding = (course: CourseFacts, now: number): CourseStanding =>
  course.joined_at === null || !isListed(course, now) ? nothingThere : standingIn(learnerTriggers(course, now));
