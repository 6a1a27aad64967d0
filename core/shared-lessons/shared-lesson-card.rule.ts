import type { SharedLesson, SharedLessonState } from "./shared-lesson.model.ts";

/**
 * A published lesson with a learner's progress in it, as it is stored.
 * @property items of the version that the learner takes
 * @property done how many of them are completed
 * @property touched_at when the learner was last in it, epoch seconds; null for never
 */
export type StoredSharedLesson = Omit<SharedLesson, "state" | "percent" | "points"> & {
  readonly points: number | null;
  readonly items: number;
  readonly done: number;
  readonly touched_at: number | null;
  readonly completed_at: number | null;
};

/** How far a learner is in a lesson, by when they were last in it and when they completed it. */
export const sharedLessonState = ({
  touched_at,
  completed_at,
}: Pick<StoredSharedLesson, "touched_at" | "completed_at">): SharedLessonState =>
  completed_at !== null ? "done" : touched_at === null ? "new" : "begun";

const all = 100;

/** The share of a lesson that is completed; all of it only once the lesson is. */
const percentOf = (state: SharedLessonState, { items, done }: StoredSharedLesson): number => {
  if (state === "done") return all;
  return state === "new" || items === 0 ? 0 : Math.min(all - 1, Math.floor((all * done) / items));
};

/** A lesson of a shared folder as its learner sees it. */
export const sharedLessonCard = (stored: StoredSharedLesson): SharedLesson => {
  const { id, name, banner_img, minutes, points } = stored;
  const state = sharedLessonState(stored);
  return { id, name, banner_img, minutes, points: points ?? 0, state, percent: percentOf(state, stored) };
};
