import { unanswered } from "../lessons/item-score.model.ts";
import type { WatchedRanges } from "../video/watched-range.model.ts";
import { joinedRanges, keptRanges } from "../video/watched-ranges.rule.ts";
import { clockOf, type ItemState, untouched } from "./engagement.model.ts";
import type { LessonEvent } from "./lesson-event.model.ts";
import { ruleOfGrade } from "./rule-of-answer.rule.ts";
import { watchedBefore } from "./watched-before.rule.ts";

/**
 * A learner's progress in one lesson of a course.
 * @property item uuid of the item seen last
 * @property version number of the revision that the attempt keeps; null until its first event, which takes the newest
 * @property attempt number of resets so far
 * @property completed_at, touched_at epoch seconds
 */
export type LessonProgress = {
  readonly items: Readonly<Record<string, ItemState>>;
  readonly item: string | null;
  readonly completed_at: number | null;
  readonly touched_at: number | null;
  readonly version: number | null;
  readonly attempt: number;
};

export const notStarted: LessonProgress = { items: {}, item: null, completed_at: null, touched_at: null, version: null, attempt: 0 };

/** Answers stored with an item; the activity stores all of them. */
const answersKept = 50;

/** The learner's state in an item. */
export const stateOf = (progress: LessonProgress, item: string): ItemState => progress.items[item] ?? untouched;

/** The ledger's points of all the lesson's items. */
export const lessonPoints = (progress: LessonProgress): number =>
  Object.values(progress.items).reduce((sum, { score }) => sum + score.points, 0);

/**
 * A reset clears everything but the points and what decides whether more can be earned; replaying a lesson also keeps how far its videos were watched, so that the learner can seek in
 * them.
 */
const resetItem = (state: ItemState, keepsFurthest: boolean): ItemState => ({
  ...untouched,
  score: { ...unanswered, points: state.score.points },
  clock: clockOf(state),
  earlier: state.earlier + state.answers.length,
  rule: state.rule,
  seconds: state.seconds,
  ...(keepsFurthest ? { furthest: state.furthest, ranges: state.ranges, duration: state.duration } : {}),
});

type ItemEvent = Exclude<LessonEvent, { kind: "reset" | "course-reset" }>;

/** Why an event changes the item's points. */
const reasonOf = ({ answers, earlier }: ItemState, event: ItemEvent): Pick<ItemState, "rule" | "seconds"> =>
  event.kind === "answer"
    ? { rule: event.rule ?? ruleOfGrade(event.score, answers.length + earlier === 0), seconds: event.seconds ?? null }
    : { rule: "watched", seconds: null };

type Progressed = Extract<LessonEvent, { kind: "progress" }>;

/** What counts as watched after a report; reports of former versions have no ranges. */
const rangesAfter = (state: ItemState, { part, ranges }: Progressed): WatchedRanges =>
  part === null ? state.ranges : keptRanges(joinedRanges([...watchedBefore(state, part.start), ...ranges]));

/** Whether an event is a review of the learner's video, the only one that can take points. */
const isReview = (event: ItemEvent): boolean => event.kind === "answer" && event.by === "others" && event.rule === "reviewed";

/** Points never decrease except by a review, also when the events of two merged contacts are replayed together. */
const itemAfter = (state: ItemState, event: ItemEvent): ItemState => {
  const points = isReview(event) ? event.score.points : Math.max(state.score.points, event.score.points);
  const scored = {
    ...state,
    ...(points === state.score.points ? {} : reasonOf(state, event)),
    score: {
      ...event.score,
      points,
      completed: state.score.completed || event.score.completed,
    },
  };
  switch (event.kind) {
    case "shown":
      return { ...scored, shown_at: state.shown_at ?? event.at, clock: state.clock ?? event.clock ?? null };
    case "progress":
      return {
        ...scored,
        furthest: Math.max(state.furthest, event.furthest),
        ranges: rangesAfter(state, event),
        duration: Math.max(state.duration, event.duration),
        reported_at: event.at,
      };
    case "answer":
      return { ...scored, answers: [...state.answers, event.answer].slice(-answersKept) };
  }
};

/**
 * The progress after an event; replaying all events gives the stored progress.
 * @param version number of the revision that the event is about
 */
export const afterEvent = (progress: LessonProgress, event: LessonEvent, version: number | null = null): LessonProgress => {
  if (event.kind === "reset" || event.kind === "course-reset") {
    const items = Object.fromEntries(
      Object.entries(progress.items).map(([uuid, state]) => [uuid, resetItem(state, event.kind === "reset")]),
    );
    const completed_at = event.kind === "reset" ? progress.completed_at : null;
    return { items, item: null, completed_at, touched_at: event.at, version: null, attempt: progress.attempt + 1 };
  }
  return {
    items: { ...progress.items, [event.item]: itemAfter(stateOf(progress, event.item), event) },
    item: event.kind === "progress" || (event.kind === "answer" && event.by === "others") ? progress.item : event.item,
    completed_at: progress.completed_at ?? (event.completes ? event.at : null),
    touched_at: event.at,
    version: progress.version ?? version,
    attempt: progress.attempt,
  };
};
