import type { LessonItem } from "../lessons/item.model.ts";
import type { CourseFacts } from "./course-facts.model.ts";
import type { LessonEvent } from "./lesson-event.model.ts";
import type { LessonProgress } from "./lesson-progress.rule.ts";

/** A lesson as it is stored, with how the learner stands in it. */
export type LessonRecord = { readonly items: readonly LessonItem[]; readonly progress: LessonProgress };

/** The records of one learner that the rules of learning work on; all within one transaction. */
export type LearningRecords = {
  readonly courses: () => Promise<readonly CourseFacts[]>;
  readonly course: (id: number) => Promise<CourseFacts | null>;
  /** @param at epoch seconds; a learner who has joined keeps the time */
  readonly join: (course: number, at: number) => Promise<void>;
  /** Holds the lesson's progress until the transaction ends, so that two reports do not overwrite each other. */
  readonly lesson: (trigger: number) => Promise<LessonRecord | null>;
  readonly hasAnswer: (answerId: string) => Promise<boolean>;
  /** Adds an event and keeps what follows from it. */
  readonly append: (course: number, trigger: number, event: LessonEvent, after: LessonProgress) => Promise<void>;
};
