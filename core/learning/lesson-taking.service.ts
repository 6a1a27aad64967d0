import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { type Failure, notFound } from "../kernel/failure.ts";
import type { LessonOutcome } from "./learner-lesson.model.ts";
import { learnerLesson, type LessonFrame, lessonOutcome } from "./learner-lesson.rule.ts";
import type { TakingRecords } from "./learning-records.port.ts";
import { learningRefusals } from "./learning-refusals.ts";
import type { Happened, LessonTaking, Reported } from "./learning.port.ts";
import { decideAnswer, decideProgress, decideShown, type LessonMoment } from "./lesson-decision.rule.ts";
import type { LessonEvent } from "./lesson-event.model.ts";
import type { ItemPlace, LessonPlace } from "./lesson-place.model.ts";
import { afterEvent } from "./lesson-progress.rule.ts";
import type { LessonRecord } from "./lesson-record.model.ts";
import type { Taker } from "./taker.model.ts";

/**
 * A lesson that the taker may take now.
 * @property since epoch seconds before which nothing can have happened
 */
export type Entrance = { readonly since: number; readonly frame: (record: LessonRecord) => LessonFrame };

type Opened = LessonRecord & { readonly entrance: Entrance };

type Deps = {
  readonly records: TakingRecords;
  readonly taker: Taker;
  /** epoch seconds */
  readonly now: number;
  /** why the taker may not take a lesson now */
  readonly enter: (place: LessonPlace) => Promise<E.Either<Failure, Entrance>>;
};

/** Starts a lesson anew: its next event begins an attempt on the newest revision. */
export const startedAnew = async (
  records: TakingRecords,
  place: LessonPlace,
  { progress, version }: LessonRecord,
  event: LessonEvent,
  id: string | null = null,
): Promise<void> => {
  await records.append(place, event, afterEvent(progress, event, version), version, id);
};

/** The operations on lessons of one taker. */
export const makeLessonTaking = ({ records, taker, now, enter }: Deps): LessonTaking => {
  const open = async (place: LessonPlace): Promise<E.Either<Failure, Opened>> => {
    const entrance = await enter(place);
    if (E.isLeft(entrance)) return entrance;
    const lesson = await records.lesson(place);
    return lesson === null ? E.left(notFound(learningRefusals.no_lesson)) : E.right({ ...lesson, entrance: entrance.right });
  };
  const outcome = ({ items }: Opened, progress: Opened["progress"], uuid: string): E.Either<Failure, LessonOutcome> => {
    const item = items.find((one) => one.uuid === uuid);
    return item === undefined ? E.left(notFound(learningRefusals.no_lesson)) : E.right(lessonOutcome(item, progress, taker));
  };
  type Decision = (moment: LessonMoment) => E.Either<Failure, LessonEvent>;
  /** Repeated actions and late ones of an earlier attempt have no effect, so that they can be sent again until they are confirmed. */
  const isPast = async ({ progress }: Opened, { id, attempt = progress.attempt }: Reported): Promise<boolean> =>
    attempt < progress.attempt || (id !== undefined && (await records.hasEvent(id)));
  const happens =
    (place: ItemPlace, given: Happened, decide: Decision): TaskEither<Failure, LessonOutcome> =>
    async () => {
      const opened = await open(place);
      if (E.isLeft(opened)) return opened;
      const { items, progress, version, entrance } = opened.right;
      if (await isPast(opened.right, given)) return outcome(opened.right, progress, place.item);
      const earliest = Math.max(progress.touched_at ?? 0, entrance.since);
      const event = decide({ items, progress, at: Math.min(now, Math.max(earliest, now - given.ago)) });
      if (E.isLeft(event)) return event;
      const after = afterEvent(progress, event.right, version);
      await records.append(place, event.right, after, version, given.id ?? null);
      return outcome(opened.right, after, place.item);
    };
  const lesson: LessonTaking["lesson"] = (place) => async () =>
    E.map((opened: Opened) => learnerLesson(opened, opened.entrance.frame(opened), taker))(await open(place));

  return {
    lesson,
    answer: (place, given) => happens(place, { ...given, id: given.answer_id }, (moment) => decideAnswer(moment, place.item, given)),
    played: (place, report) => happens(place, report, (moment) => decideProgress(moment, place.item, report)),
    shown: (place, when) => happens(place, when, (moment) => decideShown(moment, place.item)),
    resetLesson:
      (place, reset = {}) =>
      async () => {
        const opened = await open(place);
        if (E.isLeft(opened)) return opened;
        const event: LessonEvent = { kind: "reset", at: now, completes: false };
        if (!(await isPast(opened.right, reset))) await startedAnew(records, place, opened.right, event, reset.id);
        return lesson(place)();
      },
  };
};
