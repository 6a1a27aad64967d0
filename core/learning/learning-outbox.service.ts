import type * as E from "fp-ts/lib/Either.js";
import type { Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { AnswerDrafts } from "./answer-drafts.service.ts";
import type { LessonOutcome } from "./learner-lesson.model.ts";
import type { LessonPlace } from "./lesson-place.model.ts";
import type { LessonReport } from "./lesson-report.model.ts";
import type { TakenReport } from "./outbox-news.model.ts";
import type { RefusedAnswer } from "./refused-answer.model.ts";
import type { Saving } from "./saving.model.ts";

/** Sends learners' reports to the server once and in order; reports that cannot be sent yet are queued on the device. */
export type LearningOutbox = {
  /**
   * Queues the report, then sends it after those before it.
   * @returns why it was refused; a retryable failure such as offline when it stays queued
   */
  readonly send: (report: LessonReport) => Promise<E.Either<Failure, LessonOutcome>>;
  /** Sends the queued reports. */
  readonly flush: () => Promise<void>;
  /** every report that the server accepted, with its outcome, including queued ones and those of other tabs */
  readonly taken$: Observable<TakenReport>;
  /** number of queued reports */
  readonly waiting$: Observable<number>;
  readonly saving$: Observable<Saving>;
  /** what the server refused after the learner had gone on, until it is read */
  readonly refused$: Observable<readonly RefusedAnswer[]>;
  /** Drops what the learner has read of the refused; ids of reports. */
  readonly dismiss: (ids: readonly string[]) => Promise<void>;
  /** The queued reports of a place, oldest first. */
  readonly queued: (place: LessonPlace) => Promise<readonly LessonReport[]>;
  /** The drafts of the learner; null when no one is signed in. */
  readonly drafts: () => AnswerDrafts | null;
  /** Sets the learner of new reports; null when no one is signed in. */
  readonly setLearner: (learner: string | null) => void;
};
export const LearningOutbox = token<LearningOutbox>("journal.outbox");
