import type { ImpactKind } from "./edit-impact.model.ts";
import type { CourseStanding, LessonStanding } from "./lesson-standing.rule.ts";

/** What an edit changes about one lesson for a learner. */
export type StandingChange = { readonly lesson: number; readonly kind: ImpactKind };

/** What an edit changes for a learner; `isUncompleted` where they had completed the course. */
export type LearnerChange = { readonly changes: readonly StandingChange[]; readonly isUncompleted: boolean };

/** Whether the day of a lesson, which was known, moves further away or is not known any more. */
const isPutOff = (before: LessonStanding, after: LessonStanding): boolean => {
  if (before.isOpen || after.isOpen || before.opens_at === undefined || before.opens_at === null) return false;
  return after.opens_at === null || (after.opens_at !== undefined && after.opens_at > before.opens_at);
};

const kindsOf = (before: LessonStanding | undefined, after: LessonStanding | undefined): readonly ImpactKind[] => {
  if (after === undefined) return before?.isOpen === true ? ["gone"] : [];
  if (before === undefined) return after.isOpen ? ["opened"] : [];
  return [
    ...(before.isOpen && !after.isOpen ? ["locked" as const] : []),
    ...(before.isDone && !after.isDone ? ["unfinished" as const] : []),
    ...(isPutOff(before, after) ? ["later" as const] : []),
    ...(!before.isOpen && after.isOpen ? ["opened" as const] : []),
  ];
};

/** What a learner finds changed between two states of a course, lesson by lesson. */
export const standingChanges = (before: CourseStanding, after: CourseStanding): LearnerChange => ({
  changes: [...new Set([...before.lessons.keys(), ...after.lessons.keys()])].flatMap((lesson) =>
    kindsOf(before.lessons.get(lesson), after.lessons.get(lesson)).map((kind) => ({ lesson, kind })),
  ),
  isUncompleted: before.isCompleted && !after.isCompleted,
});

/** The lessons that a learner has begun and that an edit locks. */
export const begunAndLocked = (before: CourseStanding, { changes }: LearnerChange): readonly number[] =>
  changes.filter(({ lesson, kind }) => kind === "locked" && before.lessons.get(lesson)?.isBegun === true).map(({ lesson }) => lesson);
