import { useDeferredValue, useMemo, useRef } from "react";
import { itemFacts } from "../../../../core/lessons/editor/editor-shown.view-model.ts";
import { outlineOf, type OutlineScreen } from "../../../../core/lessons/editor/outline.rule.ts";
import { countsOver, outlineOver } from "../../../../core/lessons/editor/stable-outline.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";

const isSameOrder = (a: readonly LessonItem[], b: readonly LessonItem[]): boolean =>
  a.length === b.length && a.every(({ uuid }, at) => uuid === b[at]?.uuid);

/**
 * The items as outline and canvas show them, with what follows from them: what is typed into a form is drawn there in a later rendering,
 * which the next key interrupts; items that are added, moved or removed at once.
 */
export const useShownItems = (items: readonly LessonItem[]) => {
  const later = useDeferredValue(items);
  const shown = isSameOrder(later, items) ? later : items;
  const facts = useMemo(() => itemFacts(shown), [shown]);
  const problems = useRef(facts.problems);
  problems.current = countsOver(problems.current, facts.problems);
  const screens = useRef<readonly OutlineScreen[]>([]);
  screens.current = useMemo(() => outlineOver(screens.current, outlineOf(shown)), [shown]);
  return { items: shown, screens: screens.current, minutes: facts.minutes, problems: problems.current };
};
