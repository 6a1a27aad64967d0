import { useState } from "react";
import type { Task } from "../../../core/tasks/task.model.ts";
import type { Selection } from "../../kit/grid-selection.ts";

const none: Selection = new Set();

type ChosenTasks = {
  readonly selection: Selection;
  readonly selected: readonly Task[];
  readonly select: (next: Selection) => void;
  readonly clear: () => void;
};

/**
 * The selected tasks of a list; the selection is dropped when the list changes.
 * @param key identifies the list; null when nothing can be selected
 */
export const useChosenTasks = (key: string | null, tasks: readonly Task[]): ChosenTasks => {
  const [chosen, setChosen] = useState({ key, selection: none });
  const selection = key !== null && chosen.key === key ? chosen.selection : none;
  const select = (next: Selection): void => setChosen({ key, selection: next });
  return { selection, selected: tasks.filter(({ id }) => selection.has(String(id))), select, clear: () => select(none) };
};
