import { type ItemScore, unanswered } from "./item-score.model.ts";
import type { LessonItem } from "./item.model.ts";
import { itemTypeOf } from "./items/catalogue.ts";
import type { Screen } from "./screens.rule.ts";
import { isShownHere } from "./shown-here.rule.ts";

/** How an item stands in a run through its lesson. */
export type PlayedItem = { readonly answer: unknown; readonly score: ItemScore };

/** A run through a lesson: the screen that is shown and the items that were answered, by uuid. */
export type Play = { readonly index: number; readonly items: Readonly<Record<string, PlayedItem>> };

/** A run that has just begun. */
export const newPlay: Play = { index: 0, items: {} };

const lastOf = (screens: readonly Screen[]): number => Math.max(0, screens.length - 1);

/** Goes to a screen, or to the first or last when there is none of that number. */
export const atScreen = (play: Play, screens: readonly Screen[], index: number): Play => ({
  ...play,
  index: Math.min(lastOf(screens), Math.max(0, Math.trunc(index))),
});

const isDone = (play: Play, { uuid }: LessonItem): boolean => play.items[uuid]?.score.completed === true;
/** Whether an item gates the next screen; an item that the portal does not render never does. */
const gates = (item: LessonItem): boolean => isShownHere(item) && itemTypeOf(item.type)?.gates(item.values) === true;

/** The gating items of a screen that are not completed. */
export const holdingItems = (play: Play, screen: Screen): Screen => screen.filter((item) => gates(item) && !isDone(play, item));

/** Whether the screen holds an item that must be completed before going on, and is not. */
export const isHeld = (play: Play, screen: Screen): boolean => holdingItems(play, screen).length > 0;

/** The next screen, unless the present one holds the learner. */
export const nextScreen = (play: Play, screens: readonly Screen[]): Play =>
  isHeld(play, screens[play.index] ?? []) ? play : atScreen(play, screens, play.index + 1);

/** The screen before. */
export const previousScreen = (play: Play, screens: readonly Screen[]): Play => atScreen(play, screens, play.index - 1);

/** An item was answered and graded. */
export const played = (play: Play, uuid: string, item: PlayedItem): Play => ({ ...play, items: { ...play.items, [uuid]: item } });

/** Back to the first screen with nothing answered or completed; points stay. */
export const resetPlay = (play: Play): Play => ({
  index: 0,
  items: Object.fromEntries(
    Object.entries(play.items).map(([uuid, { score }]) => [uuid, { answer: null, score: { ...unanswered, points: score.points } }]),
  ),
});

/** A lesson is completed when every item that must be is; one without such items when its last screen is reached. */
export const isLessonCompleted = (play: Play, screens: readonly Screen[]): boolean => {
  const musts = screens.flat().filter(gates);
  return musts.length > 0 ? musts.every((item) => isDone(play, item)) : screens.length > 0 && play.index >= lastOf(screens);
};
