import * as t from "io-ts";

/** Status of a task, in the usual order of work. */
export const TaskStatus = t.keyof(
  { not_started: null, planning: null, todo: null, doing: null, reviewing: null, ready: null, done: null },
  "TaskStatus",
);
export type TaskStatus = t.TypeOf<typeof TaskStatus>;

/**
 * The properties of a status.
 * @property isFinished no work is left
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

/** Every status in order. All transitions are allowed. */
export const taskStatuses: readonly StatusFacts[] = Object.keys(facts)
  .filter(TaskStatus.is)
  .map((id) => ({ id, ...facts[id] }));

/** The initial status. */
export const firstStatus: TaskStatus = "not_started";

export const statusLabel = (status: TaskStatus): string => facts[status].label;

/** Whether a task is finished: ready or done. */
export const isTaskFinished = (status: string | null): boolean => TaskStatus.is(status) && facts[status].isFinished;

/** The position of a status in the order, from 0. */
export const statusPlace = (status: TaskStatus): number => taskStatuses.findIndex(({ id }) => id === status);
