import { type ItemScore, unanswered } from "./item-score.model.ts";
import type { LessonItem } from "./item.model.ts";
import { itemTypeOf } from "./items/catalogue.rule.ts";
import type { Screen } from "./screens.rule.ts";
import { isShownHere } from "./shown-here.rule.ts";

/** An item's state in a run through its lesson. */
export type PlayedItem = { readonly answer: unknown; readonly score: ItemScore };

/** A run through a lesson: the current screen and the answered items, by uuid. */
export type Play = { readonly index: number; readonly items: Readonly<Record<string, PlayedItem>> };

/** A run at its start. */
export const newPlay: Play = { index: 0, items: {} };

const lastOf = (screens: readonly Screen[]): number => Math.max(0, screens.length - 1);

/** Moves to a screen; an index out of range is clamped. */
export const atScreen = (play: Play, screens: readonly Screen[], index: number): Play => ({
  ...play,
  index: Math.min(lastOf(screens), Math.max(0, Math.trunc(index))),
});

const isDone = (play: Play, { uuid }: LessonItem): boolean => play.items[uuid]?.score.completed === true;
/** Whether an item can be completed on the page that shows it. */
type IsShown = (item: LessonItem) => boolean;
/** Whether an item must be completed before the next screen; never true for an item that cannot be completed here. */
const gates = (item: LessonItem, isShown: IsShown = isShownHere): boolean =>
  isShown(item) && itemTypeOf(item.type)?.gates(item.values) === true;

/**
 * The uncompleted items of a screen that block the next one.
 * @param isShown whether an item can be completed here; as in the portal by default
 */
export const holdingItems = (play: Play, screen: Screen, isShown: IsShown = isShownHere): Screen =>
  screen.filter((item) => gates(item, isShown) && !isDone(play, item));

/** The kind of item to complete first; a recording takes precedence over a question. */
export const heldBy = (holding: Screen): "recording" | "question" | null => {
  if (holding.length === 0) return null;
  return holding.some(({ type }) => type === "video" || type === "audio") ? "recording" : "question";
};

/** Whether the screen has an uncompleted item that must be completed first. */
export const isHeld = (play: Play, screen: Screen): boolean => holdingItems(play, screen).length > 0;

/** The next screen, unless the current one is blocked. */
export const nextScreen = (play: Play, screens: readonly Screen[]): Play =>
  isHeld(play, screens[play.index] ?? []) ? play : atScreen(play, screens, play.index + 1);

/** The previous screen. */
export const previousScreen = (play: Play, screens: readonly Screen[]): Play => atScreen(play, screens, play.index - 1);

/** Records the graded answer of an item. */
export const played = (play: Play, uuid: string, item: PlayedItem): Play => ({ ...play, items: { ...play.items, [uuid]: item } });

/** Returns to the first screen with all answers cleared; points stay. */
export const resetPlay = (play: Play): Play => ({
  index: 0,
  items: Object.fromEntries(
    Object.entries(play.items).map(([uuid, { score }]) => [uuid, { answer: null, score: { ...unanswered, points: score.points } }]),
  ),
});

/** A lesson is completed when every required item is; without required items, when its last screen is reached. */
export const isLessonCompleted = (play: Play, screens: readonly Screen[]): boolean => {
  const musts = screens.flat().filter((item) => gates(item));
  return musts.length > 0 ? musts.every((item) => isDone(play, item)) : screens.length > 0 && play.index >= lastOf(screens);
};
