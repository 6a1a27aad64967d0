import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { type Failure, notFound } from "../kernel/failure.ts";
import { gradeAnswer } from "../lessons/ledger.rule.ts";
import { isLessonCompleted } from "../lessons/player.rule.ts";
import { screensOf } from "../lessons/screens.rule.ts";
import { othersParts } from "./answer-of-learner.rule.ts";
import type { ItemState } from "./engagement.model.ts";
import { learningRefusals } from "./learning-refusals.ts";
import type { LessonMoment } from "./lesson-decision.rule.ts";
import type { LessonEvent } from "./lesson-event.model.ts";
import { lessonPlay } from "./lesson-play.rule.ts";
import { afterEvent, stateOf } from "./lesson-progress.rule.ts";
import { ruleOfAnswer } from "./rule-of-answer.rule.ts";

/**
 * What others add to a learner's answer, such as the clicks of visitors.
 * @property part the values of the answer that they set; parts that belong to the learner are ignored
 */
export type GivenByOthers = { readonly part: Readonly<Record<string, unknown>>; readonly answer_id: string };

/** The score that an answer is graded against: reviews count the points anew, so that no earlier ones are kept. */
const heldScore = (type: string, { score }: ItemState): ItemState["score"] => (type === "video_upload" ? { ...score, points: 0 } : score);

/**
 * The event of what others add: the learner's last answer with their part, graded anew. It does not move the learner to the item.
 * @returns null where it changes nothing
 */
export const decideGiven = (
  moment: LessonMoment,
  uuid: string,
  { part, answer_id }: GivenByOthers,
): E.Either<Failure, LessonEvent | null> => {
  const { items, progress, at } = moment;
  const item = items.find((one) => one.uuid === uuid);
  if (item === undefined) return E.left(notFound(learningRefusals.no_item));
  const state = stateOf(progress, uuid);
  const before = state.answers.at(-1);
  const own = t.UnknownRecord.is(before) ? before : {};
  const theirs = Object.entries(part).filter(([key, value]) => othersParts(item.type).includes(key) && own[key] !== value);
  if (theirs.length === 0) return E.right(null);
  const answer = { ...own, ...Object.fromEntries(theirs) };
  return E.map((score: typeof state.score): LessonEvent => {
    const rule = ruleOfAnswer(item, { answer, before, isFirst: state.earlier + state.answers.length === 0 }, score);
    const event = { kind: "answer", item: uuid, at, completes: false, answer_id, answer, score, rule, by: "others" } as const;
    const after = lessonPlay(items, afterEvent(progress, event));
    return { ...event, completes: progress.completed_at === null && isLessonCompleted(after, screensOf(items)) };
  })(gradeAnswer(item, { answers: state.answers, score: heldScore(item.type, state) }, answer, { seconds: null, earlier: state.earlier }));
};
