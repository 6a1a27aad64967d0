import type { CertificateState } from "../certificates/decide-certificate.rule.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import type { SharedLessonFacts } from "../shared-lessons/shared-lesson-entry.rule.ts";
import type { CourseFacts } from "./course-facts.model.ts";
import type { ItemResults } from "./item-results.model.ts";
import type { LessonEvent } from "./lesson-event.model.ts";
import type { CoursePlace, LessonPlace } from "./lesson-place.model.ts";
import type { LessonProgress } from "./lesson-progress.rule.ts";
import type { LessonRecord } from "./lesson-record.model.ts";
import type { PointsGain } from "./points-entry.model.ts";
import type { ResultKind } from "./results-of-items.rule.ts";

/**
 * An event with what follows from it.
 * @property after the progress after it
 * @property version number of the revision that it is about
 * @property id its idempotency key, null without
 */
export type Appended = {
  readonly event: LessonEvent;
  readonly after: LessonProgress;
  readonly version: number;
  readonly gain: PointsGain | null;
  readonly id: string | null;
};

/** The records of one taker of lessons; all calls run in one transaction. */
export type TakingRecords = {
  /** Locks the lesson's progress until the transaction ends, so that two reports do not overwrite each other. */
  readonly lesson: (place: LessonPlace) => Promise<LessonRecord | null>;
  /** Whether an event with this idempotency key is stored. */
  readonly hasEvent: (id: string) => Promise<boolean>;
  /** Appends an event, and stores the resulting progress and the gain of points. */
  readonly append: (place: LessonPlace, appended: Appended) => Promise<void>;
  /** What the taker may know of the answers to an item. */
  readonly results: (place: LessonPlace, item: LessonItem, kind: ResultKind) => Promise<ItemResults>;
  /** The gains of points in a lesson, oldest first. */
  readonly points: (place: LessonPlace) => Promise<readonly PointsGain[]>;
};

/** The records of one learner for the learning rules. */
export type LearningRecords = TakingRecords & {
  readonly courses: () => Promise<readonly CourseFacts[]>;
  readonly course: (id: number) => Promise<CourseFacts | null>;
  /** What is known of a place that is a lesson shared with roles; null for any other. */
  readonly shared: (place: CoursePlace) => Promise<SharedLessonFacts | null>;
  /** @param at epoch seconds; a learner who has joined before keeps the earlier time */
  readonly join: (course: number, at: number) => Promise<void>;
  /** Begins or ends the learner's pause of a course; what is so already stays. */
  readonly pauseDrip: (course: number, paused: boolean, at: number) => Promise<void>;
  /** What is stored about the learner's certificate of a course. */
  readonly certificate: (course: number) => Promise<CertificateState>;
  /** Gives the learner the certificate of a course; one that was given stays. */
  readonly certify: (course: number, at: number) => Promise<void>;
};
