import type { LessonItem } from "../lessons/item.model.ts";
import { ItemType } from "../lessons/items/catalogue.rule.ts";
import { heldBy, holdingItems, type Play } from "../lessons/player.rule.ts";
import { type Screen, screensOf } from "../lessons/screens.rule.ts";
import type { EngagedItem, LearnerLesson } from "./learner-lesson.model.ts";

/** A lesson in progress, as its player shows it. */
export type LessonView = {
  readonly lesson: LearnerLesson;
  readonly screens: readonly (readonly EngagedItem[])[];
  readonly index: number;
  /** whether an item on the screen must be completed first */
  readonly isHeld: boolean;
  /** the kind of item to complete; a recording takes precedence over a question */
  readonly heldBy: "recording" | "question" | null;
  /** whether the results at the end of the lesson are shown */
  readonly atResults: boolean;
  /** items whose answer is queued on this device for grading */
  readonly waiting: ReadonlySet<string>;
};

/** The run through a lesson, built from its items. */
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

/** The screens of a lesson; items of unknown types are omitted. */
export const lessonScreens = ({ items }: Pick<LearnerLesson, "items">): readonly Screen[] => screensOf(items.flatMap(known));

/** @param index the current screen */
export const lessonView = (lesson: LearnerLesson, index: number, atResults: boolean, waiting: ReadonlySet<string>): LessonView => {
  const byUuid = new Map(lesson.items.map((item) => [item.uuid, item]));
  const screens = lessonScreens(lesson);
  const holding = holdingItems(playOf(lesson, index), screens[index] ?? []);
  return {
    lesson,
    screens: screens.map((screen) => screen.flatMap(({ uuid }) => byUuid.get(uuid) ?? [])),
    index,
    isHeld: holding.length > 0,
    heldBy: heldBy(holding),
    atResults,
    waiting,
  };
};

/** The lesson with one item replaced. */
export const withItem = (lesson: LearnerLesson, item: EngagedItem): LearnerLesson => ({
  ...lesson,
  items: lesson.items.map((one) => (one.uuid === item.uuid ? item : one)),
});
