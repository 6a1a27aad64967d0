import type { Field } from "../fields/field.model.ts";
import { lessonProblems, problemsOfItem } from "./item-problems.rule.ts";
import type { LessonItem } from "./item.model.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import type { LessonProblem } from "./lesson.model.ts";

/**
 * The problems that the form of an item shows: wrong values at once, missing ones after a refused publication.
 * @param items of the lesson
 * @param fields the organisation's custom fields; null while they load
 * @param refused what prevented the last publication, by `values.{field}` of the item
 */
export const shownProblems = (
  item: LessonItem,
  items: readonly LessonItem[],
  fields: readonly Field[] | null,
  refused: readonly LessonProblem[],
): readonly LessonProblem[] => {
  const isRefused = ({ path, code }: LessonProblem): boolean => refused.some((one) => one.path === path && one.code === code);
  const at = items.findIndex(({ uuid }) => uuid === item.uuid);
  const current = items.map((one, position) => (position === at ? item : one));
  return problemsOfItem(lessonProblems(at < 0 ? [item] : current, fields), Math.max(at, 0)).filter(
    (problem) => problem.code !== lessonRefusals.item_needs_value.code || isRefused(problem),
  );
};
