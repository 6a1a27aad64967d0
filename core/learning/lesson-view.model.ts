import type { LessonItem } from "../lessons/item.model.ts";
import { ItemType } from "../lessons/items/catalogue.ts";
import { holdingItems, type Play } from "../lessons/player.rule.ts";
import { type Screen, screensOf } from "../lessons/screens.rule.ts";
import type { EngagedItem, LearnerLesson } from "./learner-lesson.model.ts";

/** A lesson under way, as its player draws it. */
export type LessonView = {
  readonly lesson: LearnerLesson;
  readonly screens: readonly (readonly EngagedItem[])[];
  readonly index: number;
  /** whether something on the screen has to be completed first */
  readonly isHeld: boolean;
  /** what the gate asks for; a recording before a question */
  readonly heldBy: "recording" | "question" | null;
  /** whether the lesson's end, with its results, is shown */
  readonly atResults: boolean;
  /** items whose answer waits on this device to be judged */
  readonly waiting: ReadonlySet<string>;
};

/** The run through a lesson that its items tell. */
export const playOf = ({ items }: Pick<LearnerLesson, "items">, index: number): Play => ({
  index,
  items: Object.fromEntries(
    items.map(({ uuid, engagementState: { lastAnswer, points, correct, completed, final } }) => [
      uuid,
      { answer: lastAnswer, score: { points, correct, completed, final } },
    ]),
  ),
});

const known = ({ uuid, type, name, values }: EngagedItem): readonly LessonItem[] =>
  ItemType.is(type) ? [{ uuid, type, name, values }] : [];

/** The screens of a lesson; items of a type that is not known here are left out. */
export const lessonScreens = ({ items }: Pick<LearnerLesson, "items">): readonly Screen[] => screensOf(items.flatMap(known));

/** @param index the screen that is shown */
export const lessonView = (lesson: LearnerLesson, index: number, atResults: boolean, waiting: ReadonlySet<string>): LessonView => {
  const byUuid = new Map(lesson.items.map((item) => [item.uuid, item]));
  const screens = lessonScreens(lesson);
  const holding = holdingItems(playOf(lesson, index), screens[index] ?? []);
  return {
    lesson,
    screens: screens.map((screen) => screen.flatMap(({ uuid }) => byUuid.get(uuid) ?? [])),
    index,
    isHeld: holding.length > 0,
    heldBy: holding.some(({ type }) => type === "video" || type === "audio") ? "recording" : holding.length > 0 ? "question" : null,
    atResults,
    waiting,
  };
};

/** The lesson with one item replaced. */
export const withItem = (lesson: LearnerLesson, item: EngagedItem): LearnerLesson => ({
  ...lesson,
  items: lesson.items.map((one) => (one.uuid === item.uuid ? item : one)),
});
