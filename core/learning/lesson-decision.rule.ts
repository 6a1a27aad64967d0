import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import { type Failure, invalid, notFound } from "../kernel/failure.ts";
import type { BonusTime } from "../lessons/bonus-time.rule.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import { itemTypeOf } from "../lessons/items/catalogue.rule.ts";
import { gradeAnswer } from "../lessons/ledger.rule.ts";
import { isLessonCompleted } from "../lessons/player.rule.ts";
import { screensOf } from "../lessons/screens.rule.ts";
import { learnersOwn } from "./answer-of-learner.rule.ts";
import { decideUnavailable } from "./decide-unavailable.rule.ts";
import { clockOf, type ItemState } from "./engagement.model.ts";
import { learningRefusals } from "./learning-refusals.ts";
import type { LessonEvent } from "./lesson-event.model.ts";
import { lessonPlay } from "./lesson-play.rule.ts";
import { afterEvent, type LessonProgress, stateOf } from "./lesson-progress.rule.ts";
import { isRecording, presented } from "./presented-score.rule.ts";
import { ruleOfAnswer } from "./rule-of-answer.rule.ts";

/**
 * A learner's progress in a lesson at one time.
 * @property at when it happened, epoch seconds
 * @property now when it is told, by the server's clock; `at` by default
 * @property bonusTime the learner's time for the speed bonus; the standard time by default
 */
export type LessonMoment = {
  readonly items: readonly LessonItem[];
  readonly progress: LessonProgress;
  readonly at: number;
  readonly now?: number;
  readonly bonusTime?: BonusTime;
};

export const itemNotFound = learningRefusals.no_item;

const itemIn = ({ items }: LessonMoment, uuid: string): E.Either<Failure, LessonItem> => {
  const item = items.find((one) => one.uuid === uuid);
  return item === undefined ? E.left(notFound(itemNotFound)) : E.right(item);
};

/** Decides about an item of the lesson; the event tells whether it completes the lesson. */
export const withItem = (
  moment: LessonMoment,
  uuid: string,
  decide: (item: LessonItem, state: ItemState) => E.Either<Failure, LessonEvent>,
): E.Either<Failure, LessonEvent> =>
  pipe(
    itemIn(moment, uuid),
    E.chain((item) => decide(item, stateOf(moment.progress, uuid))),
    E.map((event) => concluded(moment, event)),
  );

/** Marks the event that completes the lesson. */
const concluded = ({ items, progress }: LessonMoment, event: LessonEvent): LessonEvent => {
  const after = lessonPlay(items, afterEvent(progress, event));
  return { ...event, completes: progress.completed_at === null && isLessonCompleted(after, screensOf(items)) };
};

const isTimed = ({ type, values }: LessonItem): boolean => itemTypeOf(type)?.isTimed(values) === true;
const toldAt = ({ now, at }: LessonMoment): number => now ?? at;

/** Showing an item completes it when it only has to be seen; the clock of a speed bonus starts with the reply. */
export const decideShown = (moment: LessonMoment, uuid: string): E.Either<Failure, LessonEvent> =>
  withItem(moment, uuid, (item, state) =>
    E.right({
      kind: "shown",
      item: uuid,
      at: moment.at,
      completes: false,
      score: presented(item, state),
      ...(isTimed(item) ? { clock: toldAt(moment) } : {}),
    }),
  );

export type GivenAnswer = { readonly answer: unknown; readonly answer_id: string };

/** Maximum characters of an answer as JSON. */
const longestAnswer = 65_536;

/** Whether an answer was the last that counts: a right one, or the first where there is only one. */
const isClosed = ({ type }: LessonItem, { score, answers }: ItemState): boolean =>
  answers.length > 0 && score.final && (score.correct !== null || type === "assessment");

/** The seconds that an answer took, by the server's clock alone: an answer that arrives late took until then. */
const secondsTaken = (moment: LessonMoment, item: LessonItem, state: ItemState): number | null => {
  const began = clockOf(state);
  return isTimed(item) && began !== null ? Math.max(0, toldAt(moment) - began) : null;
};

/**
 * An answer is graded by the lesson's current content, the ledger and the time since the item was first shown.
 * @returns null where an earlier answer was the last that counts
 */
export const decideAnswer = (
  moment: LessonMoment,
  uuid: string,
  { answer, answer_id }: GivenAnswer,
): E.Either<Failure, LessonEvent | null> =>
  E.chain((item: LessonItem): E.Either<Failure, LessonEvent | null> => {
    const state = stateOf(moment.progress, uuid);
    if (isRecording(item))
      return E.map((skip: LessonEvent | null) => (skip === null ? null : concluded(moment, skip)))(
        decideUnavailable(item, state, { answer, answer_id, at: moment.at }),
      );
    if ((JSON.stringify(answer) ?? "").length > longestAnswer) return E.left(invalid({ answer: [learningRefusals.answer_too_long] }));
    const before = state.answers.at(-1);
    const given = learnersOwn(item.type, answer, before);
    const seconds = secondsTaken(moment, item, state);
    const terms = { seconds, earlier: state.earlier, ...(moment.bonusTime === undefined ? {} : { bonusTime: moment.bonusTime }) };
    const graded = gradeAnswer(item, { answers: state.answers, score: state.score }, given, terms);
    if (E.isLeft(graded)) return graded;
    if (itemTypeOf(item.type)?.offers(item.values, given) !== true) return E.left(invalid({ answer: [learningRefusals.no_choice] }));
    if (isClosed(item, state)) return E.right(null);
    const score = state.score.final ? state.score : graded.right;
    const isFirst = state.earlier + state.answers.length === 0;
    const rule = ruleOfAnswer(item, { answer: given, before, isFirst }, score);
    const time = seconds === null ? {} : { seconds };
    return E.right(
      concluded(moment, { kind: "answer", item: uuid, at: moment.at, completes: false, answer_id, answer: given, score, rule, ...time }),
    );
  })(itemIn(moment, uuid));
