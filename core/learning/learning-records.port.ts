import type { CourseFacts } from "./course-facts.model.ts";
import type { LessonEvent } from "./lesson-event.model.ts";
import type { LessonPlace } from "./lesson-place.model.ts";
import type { LessonProgress } from "./lesson-progress.rule.ts";
import type { LessonRecord } from "./lesson-record.model.ts";

/** The records of one taker of lessons; all calls run in one transaction. */
export type TakingRecords = {
  /** Locks the lesson's progress until the transaction ends, so that two reports do not overwrite each other. */
  readonly lesson: (place: LessonPlace) => Promise<LessonRecord | null>;
  /** Whether an event with this idempotency key is stored. */
  readonly hasEvent: (id: string) => Promise<boolean>;
  /**
   * Appends an event and stores the resulting progress.
   * @param id the idempotency key, null without
   */
  readonly append: (place: LessonPlace, event: LessonEvent, after: LessonProgress, version: number, id: string | null) => Promise<void>;
};

/** The records of one learner for the learning rules. */
export type LearningRecords = TakingRecords & {
  readonly courses: () => Promise<readonly CourseFacts[]>;
  readonly course: (id: number) => Promise<CourseFacts | null>;
  /** @param at epoch seconds; a learner who has already joined keeps the earlier time */
  readonly join: (course: number, at: number) => Promise<void>;
};
