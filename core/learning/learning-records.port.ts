import type { LessonItem } from "../lessons/item.model.ts";
import type { CourseFacts } from "./course-facts.model.ts";
import type { LessonEvent } from "./lesson-event.model.ts";
import type { LessonProgress } from "./lesson-progress.rule.ts";

/** A stored lesson with the learner's progress in it. */
export type LessonRecord = { readonly items: readonly LessonItem[]; readonly progress: LessonProgress };

/** The records of one learner for the learning rules; all calls run in one transaction. */
export type LearningRecords = {
  readonly courses: () => Promise<readonly CourseFacts[]>;
  readonly course: (id: number) => Promise<CourseFacts | null>;
  /** @param at epoch seconds; a learner who has already joined keeps the earlier time */
  readonly join: (course: number, at: number) => Promise<void>;
  /** Locks the lesson's progress until the transaction ends, so that two reports do not overwrite each other. */
  readonly lesson: (trigger: number) => Promise<LessonRecord | null>;
  readonly hasAnswer: (answerId: string) => Promise<boolean>;
  /** Appends an event and stores the resulting progress. */
  readonly append: (course: number, trigger: number, event: LessonEvent, after: LessonProgress) => Promise<void>;
};
