import type { TaskColumn } from "../../../core/tasks/task-board.service.ts";
import type { TaskStatus } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";

/** @property isMove Alt is held: the card moves instead of the focus */
export type CardKey = { readonly key: string; readonly isMove: boolean };
type Target = { readonly task: Task; /** where to move the card; null to focus it */ readonly status: TaskStatus | null };

const sideways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const upDown: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** What a key does on the card with an id: the card to focus, or the status that the card moves to; null for a key that does nothing there. */
export const cardForKey = (columns: readonly TaskColumn[], id: number, { key, isMove }: CardKey): Target | null => {
  const column = columns.findIndex(({ tasks }) => tasks.all.some((task) => task.id === id));
  const cards = columns[column]?.tasks.all ?? [];
  const row = cards.findIndex((task) => task.id === id);
  const task = cards[row];
  const step = sideways[key];
  if (task === undefined) return null;
  if (isMove) {
    const status = step === undefined ? undefined : columns[column + step]?.status;
    return status === undefined ? null : { task, status };
  }
  const below = upDown[key];
  if (below !== undefined) {
    const next = cards[row + below];
    return next === undefined ? null : { task: next, status: null };
  }
  if (step === undefined) return null;
  for (let at = column + step; at >= 0 && at < columns.length; at += step) {
    const others = columns[at]?.tasks.all ?? [];
    const next = others[Math.min(row, others.length - 1)];
    if (next !== undefined) return { task: next, status: null };
  }
  return null;
};
