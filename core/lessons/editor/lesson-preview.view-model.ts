import { itemScore } from "../item-score.rule.ts";
import type { LessonItem } from "../item.model.ts";
import { itemTypeOf } from "../items/catalogue.rule.ts";
import { learnerItem } from "../learner-item.rule.ts";
import { atScreen, newPlay, type Play, played } from "../player.rule.ts";
import { type Screen, screensOf } from "../screens.rule.ts";

/** A run through a lesson that is not stored: the play and how often each item was answered. */
export type PreviewRun = { readonly play: Play; readonly attempts: Readonly<Record<string, number>> };

export const newPreview: PreviewRun = { play: newPlay, attempts: {} };

/** An item as the preview shows it. */
export type PreviewItem = {
  readonly item: LessonItem;
  /** the values that a learner would see now */
  readonly values: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
  readonly score: Play["items"][string]["score"] | null;
};

export type PreviewShown = {
  readonly index: number;
  readonly screens: readonly Screen[];
  readonly items: readonly PreviewItem[];
  /** points of all answers */
  readonly points: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/** Seed of the shuffle of answers in the preview. */
const learner = "preview";

/** An item as a learner with this standing sees it. */
export const previewItem = (run: PreviewRun, item: LessonItem): PreviewItem => {
  const state = run.play.items[item.uuid];
  const score = state?.score ?? null;
  const standing = { answered: state !== undefined, correct: score?.correct ?? null, final: score?.final ?? false };
  return { item, values: learnerItem(item, standing, learner).values, answer: state?.answer ?? null, score };
};

/** What the preview shows. */
export const previewShown = (run: PreviewRun, items: readonly LessonItem[]): PreviewShown => {
  const screens = screensOf(items);
  const { index } = atScreen(run.play, screens, run.play.index);
  return {
    index,
    screens,
    items: (screens[index] ?? []).map((item) => previewItem(run, item)),
    points: Object.values(run.play.items).reduce((sum, { score }) => sum + score.points, 0),
    isFirst: index === 0,
    isLast: index >= screens.length - 1,
  };
};

/** Shows another screen. */
export const previewAt = (run: PreviewRun, items: readonly LessonItem[], index: number): PreviewRun => ({
  ...run,
  play: atScreen(run.play, screensOf(items), index),
});

/** Marks an answer in the page, as the server would; an answer that does not fit the item changes nothing. */
export const previewAnswered = (run: PreviewRun, item: LessonItem, answer: unknown): PreviewRun => {
  if (itemTypeOf(item.type)?.answer.is(answer) !== true) return run;
  const attempt = (run.attempts[item.uuid] ?? 0) + 1;
  const best = run.play.items[item.uuid]?.score.points ?? 0;
  const score = itemScore({ type: item.type, values: item.values, answer, attempt, seconds: null, best });
  return { play: played(run.play, item.uuid, { answer, score }), attempts: { ...run.attempts, [item.uuid]: attempt } };
};
