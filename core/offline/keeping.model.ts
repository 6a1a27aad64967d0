import type { CourseOffer } from "../learning/course-offer.model.ts";
import type { LearnerLesson } from "../learning/learner-lesson.model.ts";

/**
 * What keeping a course would take.
 * @property files addresses of what is not here yet, with their sizes in bytes
 * @property bytes of everything: lessons and files
 */
export type KeepingPlan = {
  readonly offer: CourseOffer;
  readonly lessons: readonly { readonly trigger: number; readonly lesson: LearnerLesson }[];
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
  readonly bytes: number;
};

/** Why a course is not kept: nothing of it could be, no space left on the device, or the server cannot be reached. */
export type KeepingProblem = "nothing" | "full" | "away";

/**
 * Where keeping a course stands: `impossible` in browsers without service workers and in frames; `kept` with the time as of which it is kept,
 * epoch seconds.
 */
export type Keeping =
  | { readonly tag: "unknown" }
  | { readonly tag: "impossible" }
  | { readonly tag: "none"; readonly problem: KeepingProblem | null }
  | { readonly tag: "looking" }
  | { readonly tag: "planned"; readonly lessons: number; readonly files: number; readonly bytes: number }
  | { readonly tag: "keeping"; readonly done: number; readonly bytes: number }
  | { readonly tag: "kept"; readonly lessons: number; readonly bytes: number; readonly at: number };

/**
 * What this device keeps of a course.
 * @property lessons those that can be opened without network, by trigger
 * @property whole size in bytes and the time as of which it is kept, epoch seconds; null where only visited pages are kept
 */
export type KeptEntry = {
  readonly id: number;
  readonly name: string;
  readonly lessons: readonly { readonly id: number; readonly name: string }[];
  readonly whole: { readonly bytes: number; readonly at: number } | null;
};
