import type { ReactNode } from "react";
import { itemScore } from "../../core/lessons/item-score.rule.ts";
import { ItemType } from "../../core/lessons/items/catalogue.rule.ts";
import { learnerItem, notAnswered } from "../../core/lessons/learner-item.rule.ts";
import type { GalleryEntry } from "../gallery/gallery-entry.ts";
import { Stack } from "../gallery/row.view.tsx";
import { writtenItems } from "./gallery-items.ts";
import { takenItems } from "./gallery-taken.ts";
import { LessonItemView } from "./item.view.tsx";

const nothing = (): void => undefined;

const shownOf = (type: ItemType, values: Readonly<Record<string, unknown>>, standing = notAnswered) =>
  learnerItem({ uuid: type, type, name: "", values }, standing, "gallery").values;

/** Open, answered, as authors see it, and without anything written. */
const states = (type: ItemType): (() => ReactNode) => {
  const { values, answer } = writtenItems[type];
  const score = itemScore({ type, values, answer, attempt: 1, seconds: null, best: 0 });
  const after = shownOf(type, values, { answered: true, correct: score.correct, final: score.final });
  const open = { type, values: shownOf(type, values), answer: null, score: null };
  return () => (
    <Stack>
      <LessonItemView {...open} onAnswer={nothing} />
      {answer === null ? null : <LessonItemView type={type} values={after} answer={answer} score={score} onAnswer={nothing} />}
      <LessonItemView {...open} onAnswer={null} />
      <LessonItemView {...open} values={shownOf(type, {})} onAnswer={null} />
    </Stack>
  );
};

const wrong = (type: ItemType, answer: unknown): (() => ReactNode) => {
  const { values } = writtenItems[type];
  const score = itemScore({ type, values, answer, attempt: 1, seconds: null, best: 0 });
  const after = shownOf(type, values, { answered: true, correct: score.correct, final: score.final });
  return () => <LessonItemView type={type} values={after} answer={answer} score={score} onAnswer={nothing} />;
};

export const gallery: GalleryEntry = {
  name: "lesson-items",
  group: "lesson",
  states: {
    ...Object.fromEntries(Object.keys(ItemType.keys).flatMap((type) => (ItemType.is(type) ? [[type, states(type)]] : []))),
    "challenge, wrong": wrong("challenge", [0]),
    "blank, wrong": wrong("blank", "hat"),
    "order, wrong": wrong("order", ["Make fast", "Slow down", "Throw the line", "Rig the gangway"]),
    "missing_words, wrong": wrong("missing_words", ["red", "ship"]),
    "checklist, partial": wrong("checklist", [0]),
    ...Object.fromEntries(
      Object.entries(takenItems).map(([state, shown]) => [
        state,
        () => (
          <Stack>
            {shown.map((item, at) => (
              <LessonItemView key={`${at}-${item.type}`} {...item} />
            ))}
          </Stack>
        ),
      ]),
    ),
    unknown: () => <LessonItemView type="hologram" values={{}} answer={null} score={null} onAnswer={nothing} />,
  },
};
