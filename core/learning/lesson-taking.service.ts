import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { type Failure, notFound } from "../kernel/failure.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import { decideProgress } from "./decide-progress.rule.ts";
import type { ItemResults } from "./item-results.model.ts";
import type { LessonOutcome } from "./learner-lesson.model.ts";
import { learnerLesson, type LessonFrame, lessonOutcome } from "./learner-lesson.rule.ts";
import type { TakingRecords } from "./learning-records.port.ts";
import { learningRefusals } from "./learning-refusals.ts";
import { decideAnswer, decideShown, type LessonMoment } from "./lesson-decision.rule.ts";
import type { LessonEvent } from "./lesson-event.model.ts";
import type { ItemPlace, LessonPlace } from "./lesson-place.model.ts";
import type { LessonPoints } from "./lesson-points.port.ts";
import { afterEvent, type LessonProgress, stateOf } from "./lesson-progress.rule.ts";
import type { LessonRecord } from "./lesson-record.model.ts";
import type { Happened, LessonTaking, Reported } from "./lesson-taking.port.ts";
import { pointsEntry } from "./points-entry.rule.ts";
import { wantedResults } from "./results-of-items.rule.ts";
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
  await records.append(place, { event, after: afterEvent(progress, event, version), version, gain: null, id });
};

/** The operations on lessons of one taker. */
export const makeLessonTaking = ({ records, taker, now, enter }: Deps): LessonTaking & LessonPoints => {
  const open = async (place: LessonPlace): Promise<E.Either<Failure, Opened>> => {
    const entrance = await enter(place);
    if (E.isLeft(entrance)) return entrance;
    const lesson = await records.lesson(place);
    return lesson === null ? E.left(notFound(learningRefusals.no_lesson)) : E.right({ ...lesson, entrance: entrance.right });
  };
  const resultsOf = async (place: LessonPlace, item: LessonItem, progress: LessonProgress): Promise<ItemResults | null> => {
    const wanted = wantedResults(item, stateOf(progress, item.uuid));
    return wanted === null ? null : records.results(place, item, wanted);
  };
  const outcome = async (opened: Opened, progress: LessonProgress, place: ItemPlace): Promise<E.Either<Failure, LessonOutcome>> => {
    const item = opened.items.find((one) => one.uuid === place.item);
    if (item === undefined) return E.left(notFound(learningRefusals.no_lesson));
    const results = await resultsOf(place, item, progress);
    return E.right(lessonOutcome(item, progress, { taker, bonusTime: opened.bonusTime, results }));
  };
  type Decision = (moment: LessonMoment) => E.Either<Failure, LessonEvent | null>;
  /** Repeated actions and late ones of an earlier attempt have no effect, so that they can be sent again until they are confirmed. */
  const isPast = async ({ progress }: Opened, { id, attempt = progress.attempt }: Reported): Promise<boolean> =>
    attempt < progress.attempt || (id !== undefined && (await records.hasEvent(id)));
  const happens =
    (place: ItemPlace, given: Happened, decide: Decision): TaskEither<Failure, LessonOutcome> =>
    async () => {
      const opened = await open(place);
      if (E.isLeft(opened)) return opened;
      const { items, progress, version, entrance, bonusTime } = opened.right;
      if (await isPast(opened.right, given)) return outcome(opened.right, progress, place);
      const earliest = Math.max(progress.touched_at ?? 0, entrance.since);
      const event = decide({ items, progress, at: Math.min(now, Math.max(earliest, now - given.ago)), now, bonusTime });
      if (E.isLeft(event)) return event;
      if (event.right === null) return outcome(opened.right, progress, place);
      const after = afterEvent(progress, event.right, version);
      const gain = pointsEntry(progress, after, event.right);
      await records.append(place, { event: event.right, after, version, gain, id: given.id ?? null });
      return outcome(opened.right, after, place);
    };
  const lesson: LessonTaking["lesson"] = (place) => async () => {
    const opened = await open(place);
    if (E.isLeft(opened)) return opened;
    const { items, progress, entrance } = opened.right;
    const results = new Map<string, ItemResults | null>();
    for (const item of items) results.set(item.uuid, await resultsOf(place, item, progress));
    return E.right(learnerLesson(opened.right, entrance.frame(opened.right), taker, results));
  };

  return {
    lesson,
    answer: (place, given) => happens(place, { ...given, id: given.answer_id }, (moment) => decideAnswer(moment, place.item, given)),
    played: (place, report) => happens(place, report, (moment) => decideProgress(moment, place.item, report)),
    shown: (place, when) => happens(place, when, (moment) => decideShown(moment, place.item)),
    points: (place) => async () => {
      const entrance = await enter(place);
      return E.isLeft(entrance) ? entrance : E.right(await records.points(place));
    },
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
