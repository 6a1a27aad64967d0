import * as t from "io-ts";

/** Where a task stands, in the order in which work usually goes. */
export const TaskStatus = t.keyof(
  { not_started: null, planning: null, todo: null, doing: null, reviewing: null, ready: null, done: null },
  "TaskStatus",
);
export type TaskStatus = t.TypeOf<typeof TaskStatus>;

/**
 * What is known of a status.
 * @property isFinished nothing is left to do
 */
export type StatusFacts = { readonly id: TaskStatus; readonly label: string; readonly isFinished: boolean };

const facts = {
  not_started: { label: "Not Started", isFinished: false },
  planning: { label: "Planning", isFinished: false },
  todo: { label: "To Do", isFinished: false },
  doing: { label: "Doing", isFinished: false },
  reviewing: { label: "Reviewing", isFinished: false },
  ready: { label: "Ready", isFinished: true },
  done: { label: "Done", isFinished: true },
} as const satisfies Record<TaskStatus, Omit<StatusFacts, "id">>;

/** Every status in its order. A task may go from any status to any other. */
export const taskStatuses: readonly StatusFacts[] = Object.keys(facts)
  .filter(TaskStatus.is)
  .map((id) => ({ id, ...facts[id] }));

/** The status of a task that nobody has touched. */
export const firstStatus: TaskStatus = "not_started";

export const statusLabel = (status: TaskStatus): string => facts[status].label;

/** A task is finished when it is ready or done. */
export const isTaskFinished = (status: string | null): boolean => TaskStatus.is(status) && facts[status].isFinished;

/** The place of a status in the order, from 0. */
export const statusPlace = (status: TaskStatus): number => taskStatuses.findIndex(({ id }) => id === status);
