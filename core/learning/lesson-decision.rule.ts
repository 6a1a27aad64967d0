import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid, notFound } from "../kernel/failure.ts";
import type { ItemScore } from "../lessons/item-score.model.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import { itemTypeOf } from "../lessons/items/catalogue.rule.ts";
import { gradeAnswer } from "../lessons/ledger.rule.ts";
import { isLessonCompleted } from "../lessons/player.rule.ts";
import { screensOf } from "../lessons/screens.rule.ts";
import { cappedFurthest } from "../video/progress-gain.rule.ts";
import { videoRange } from "../video/video-range.rule.ts";
import { learnersOwn } from "./answer-of-learner.rule.ts";
import type { ItemState } from "./engagement.model.ts";
import { learningRefusals } from "./learning-refusals.ts";
import type { LessonEvent } from "./lesson-event.model.ts";
import { lessonPlay } from "./lesson-play.rule.ts";
import { afterEvent, type LessonProgress, stateOf } from "./lesson-progress.rule.ts";
import { videoView } from "./video-view.model.ts";

/**
 * A learner's progress in a lesson at one time.
 * @property at epoch seconds
 */
export type LessonMoment = { readonly items: readonly LessonItem[]; readonly progress: LessonProgress; readonly at: number };

export const itemNotFound = learningRefusals.no_item;

const withItem = (
  moment: LessonMoment,
  uuid: string,
  decide: (item: LessonItem, state: ItemState) => E.Either<Failure, LessonEvent>,
): E.Either<Failure, LessonEvent> => {
  const item = moment.items.find((one) => one.uuid === uuid);
  if (item === undefined) return E.left(notFound(itemNotFound));
  return E.map((event: LessonEvent) => concluded(moment, event))(decide(item, stateOf(moment.progress, uuid)));
};

/** Marks the event that completes the lesson. */
const concluded = ({ items, progress }: LessonMoment, event: LessonEvent): LessonEvent => {
  const after = lessonPlay(items, afterEvent(progress, event));
  return { ...event, completes: progress.completed_at === null && isLessonCompleted(after, screensOf(items)) };
};

const isRecording = ({ type }: LessonItem): boolean => type === "video" || type === "audio";

/** The score of a presentation that was shown or played; other items keep their score. */
const presented = (item: LessonItem, state: ItemState): ItemScore => {
  const type = itemTypeOf(item.type);
  if (type?.group !== "presentation") return state.score;
  const answer = isRecording(item) ? { furthest: state.furthest, duration: state.duration } : {};
  return E.getOrElse(() => state.score)(type.grade(item.values, answer, { attempt: 1, seconds: null, best: state.score.points }));
};

/** Showing an item completes it when it only has to be seen. */
export const decideShown = (moment: LessonMoment, uuid: string): E.Either<Failure, LessonEvent> =>
  withItem(moment, uuid, (item, state) =>
    E.right({ kind: "shown", item: uuid, at: moment.at, completes: false, score: presented(item, state) }),
  );

export type GivenAnswer = { readonly answer: unknown; readonly answer_id: string };

/**
 * An answer is graded by the lesson's current content, the ledger and the time since the item was first shown; a final score does not
 * change.
 */
export const decideAnswer = (moment: LessonMoment, uuid: string, { answer, answer_id }: GivenAnswer): E.Either<Failure, LessonEvent> =>
  withItem(moment, uuid, (item, state) => {
    if (isRecording(item)) return E.left(invalid({ answer: ["a recording is answered by reporting how far it was played"] }));
    const given = learnersOwn(item.type, answer, state.answers.at(-1));
    const seconds = state.shown_at === null ? null : moment.at - state.shown_at;
    const graded = gradeAnswer(item, { answers: state.answers, score: state.score }, given, seconds);
    if (E.isRight(graded) && itemTypeOf(item.type)?.offers(item.values, given) !== true)
      return E.left(invalid({ answer: [learningRefusals.no_choice] }));
    const event = (score: ItemScore): LessonEvent => ({
      kind: "answer",
      item: uuid,
      at: moment.at,
      completes: false,
      answer_id,
      answer: given,
      score,
    });
    return E.map((score: ItemScore) => event(state.score.final ? state.score : score))(graded);
  });

/**
 * @property furthest, duration seconds of the recording
 * @property rate playback rate
 */
export type PlayedReport = { readonly furthest: number; readonly duration: number; readonly rate: number };

/** Second at which a recording starts for learners. */
const firstSecond = (item: LessonItem): number => {
  const view = item.type === "video" ? videoView(item.values) : null;
  return view === null ? 0 : videoRange(view.settings).start;
};

/** A playback report counts for at most the time elapsed since the previous one. */
export const decideProgress = (
  moment: LessonMoment,
  uuid: string,
  { furthest, duration, rate }: PlayedReport,
): E.Either<Failure, LessonEvent> =>
  withItem(moment, uuid, (item, state) => {
    if (!isRecording(item)) return E.left(invalid({ time: ["only a recording can be played"] }));
    const elapsed = moment.at - (state.reported_at ?? state.shown_at ?? moment.at);
    const counted = cappedFurthest({ known: Math.max(state.furthest, firstSecond(item)), reported: furthest, elapsed, rate });
    const played = { furthest: Math.max(state.furthest, counted), duration: Math.max(state.duration, duration) };
    return E.right({
      kind: "progress",
      item: uuid,
      at: moment.at,
      completes: false,
      ...played,
      score: presented(item, { ...state, ...played }),
    });
  });
