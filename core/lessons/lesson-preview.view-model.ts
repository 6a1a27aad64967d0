import { isAnswerableHere } from "./answerable-here.rule.ts";
import type { ItemScore } from "./item-score.model.ts";
import { itemScore } from "./item-score.rule.ts";
import type { LessonItem } from "./item.model.ts";
import { itemTypeOf } from "./items/catalogue.rule.ts";
import { learnerItem, notAnswered } from "./learner-item.rule.ts";
import { atScreen, heldBy, holdingItems, newPlay, type Play, played } from "./player.rule.ts";
import type { Screen } from "./screens.rule.ts";

/**
 * An author's run through a working copy; nothing of it is stored.
 * @property attempts answers so far, by item
 * @property reached the furthest screen so far
 */
export type LessonPreview = {
  readonly play: Play;
  readonly attempts: Readonly<Record<string, number>>;
  readonly reached: number;
  readonly atResults: boolean;
};

/** @param startAt the item whose screen is shown first; null for the first screen */
export const newPreview = (screens: readonly Screen[], startAt: string | null): LessonPreview => {
  const index = Math.max(
    0,
    screens.findIndex((screen) => screen.some(({ uuid }) => uuid === startAt)),
  );
  return { play: atScreen(newPlay, screens, index), attempts: {}, reached: index, atResults: false };
};

/** Grades an answer as the server would. */
export const previewAnswered = (preview: LessonPreview, item: LessonItem, answer: unknown, seconds: number): LessonPreview => {
  const { uuid, type, values } = item;
  const attempt = (preview.attempts[uuid] ?? 0) + 1;
  const best = preview.play.items[uuid]?.score.points ?? 0;
  const score = itemScore({ type, values, answer, attempt, seconds, best });
  return { ...preview, play: played(preview.play, uuid, { answer, score }), attempts: { ...preview.attempts, [uuid]: attempt } };
};

/** Goes to a screen; one past the last are the results. */
export const previewAt = (preview: LessonPreview, screens: readonly Screen[], index: number): LessonPreview => {
  const atResults = index >= screens.length;
  const reached = Math.max(preview.reached, Math.min(index, screens.length));
  return atResults ? { ...preview, reached, atResults } : { ...preview, play: atScreen(preview.play, screens, index), reached, atResults };
};

/** What must be completed before the next screen; null for nothing. Items that cannot be completed here do not block the learner. */
export const previewHeldBy = ({ play }: LessonPreview, screen: Screen): "recording" | "question" | null =>
  heldBy(holdingItems(play, screen, isAnswerableHere));

/** An item with the values that a learner would see now. */
export const previewItem = (
  { play }: LessonPreview,
  item: LessonItem,
): { readonly values: Readonly<Record<string, unknown>>; readonly answer: unknown; readonly score: ItemScore | null } => {
  const known = play.items[item.uuid];
  const standing = known === undefined ? notAnswered : { answered: true, correct: known.score.correct, final: known.score.final };
  return { values: learnerItem(item, standing, "preview").values, answer: known?.answer ?? null, score: known?.score ?? null };
};

export type PreviewOutcome = "right" | "wrong" | "done" | "open";

const outcomeOf = (score: ItemScore | undefined): PreviewOutcome => {
  if (score === undefined || !score.completed) return score?.correct === false ? "wrong" : "open";
  return score.correct === null ? "done" : score.correct ? "right" : "wrong";
};

/** The points of the run, and the outcome of each item that is answered. */
export const previewResults = (
  { play }: LessonPreview,
  items: readonly LessonItem[],
): {
  readonly points: number;
  readonly outcomes: readonly { readonly item: LessonItem; readonly outcome: PreviewOutcome; readonly points: number }[];
} => {
  const asked = items.filter(({ type }) => itemTypeOf(type)?.group !== "presentation");
  return {
    points: Object.values(play.items).reduce((sum, { score }) => sum + score.points, 0),
    outcomes: asked.map((item) => {
      const score = play.items[item.uuid]?.score;
      return { item, outcome: outcomeOf(score), points: score?.points ?? 0 };
    }),
  };
};
