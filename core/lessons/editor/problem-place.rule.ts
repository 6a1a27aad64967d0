import type { LessonItem } from "../item.model.ts";
import type { LessonProblem } from "../lesson.model.ts";

/** Where a problem is: in a field of an item, or in the lesson itself. */
export type ProblemPlace = { readonly item: LessonItem; readonly position: number; readonly field: string } | null;

/** The place of a problem by its path, `items.{n}.values.{field}`. */
export const problemPlace = ({ path }: LessonProblem, items: readonly LessonItem[]): ProblemPlace => {
  const [, index = "", field = ""] = /^items\.(\d+)(?:\.(.*))?$/s.exec(path) ?? [];
  const item = index === "" ? undefined : items[Number(index)];
  return item === undefined ? null : { item, position: Number(index) + 1, field };
};

/** The number of problems of each item, by uuid. */
export const problemCounts = (problems: readonly LessonProblem[], items: readonly LessonItem[]): ReadonlyMap<string, number> =>
  problems.reduce((counts, problem) => {
    const uuid = problemPlace(problem, items)?.item.uuid;
    return uuid === undefined ? counts : counts.set(uuid, (counts.get(uuid) ?? 0) + 1);
  }, new Map<string, number>());
