import type { Observable, SchedulerLike } from "rxjs";
import type { Connectivity } from "../kernel/connectivity.port.ts";
import type { TaskField } from "./task-edit.rule.ts";
import type { TaskDraft, TaskFormState } from "./task-form.model.ts";
import type { TaskValues } from "./task-values.model.ts";
import type { Task } from "./task.model.ts";
import type { TaskStore } from "./tasks.port.ts";

/**
 * The form of a task. It is autosaved half a second after the last change, one request at a time, with the latest values; typed values stay
 * on the device until they are stored.
 */
export type TaskForm = {
  readonly state$: Observable<TaskFormState>;
  readonly latest: () => TaskFormState;
  readonly edit: (values: Partial<TaskValues>) => void;
  /** Shows the errors of a field after it loses focus. */
  readonly touch: (field: TaskField) => void;
  readonly typeLink: (text: string) => void;
  /** Adds the typed link; a duplicate is dropped. */
  readonly addLink: () => void;
  /** Saves unsaved changes and closes; asks if they cannot be saved; stays open if saving fails. */
  readonly close: () => void;
  /** Continues editing after the question. */
  readonly keepEditing: () => void;
  /** Closes and discards unsaved changes. */
  readonly discard: () => void;
  /** Closes at once; unsaved changes stay on the device and are saved as soon as possible. */
  readonly leave: () => void;
  /** Shows a closed form again. */
  readonly reopen: () => void;
  readonly retry: () => void;
  /** Resolves a clash: the values typed here replace the other user's. */
  readonly keepMine: () => void;
  /** Resolves a clash: the other user's values are kept in the clashing fields. */
  readonly takeTheirs: () => void;
};

/** Drafts of tasks on this device until they are saved. */
export type TaskDrafts = {
  readonly all: () => readonly TaskDraft[];
  readonly keep: (draft: TaskDraft) => void;
  readonly drop: (key: string) => void;
};

/** The dependencies of a task form. */
export type TaskFormDeps = {
  readonly store: TaskStore;
  readonly drafts: TaskDrafts;
  readonly connectivity: Connectivity;
  /** called for every task received from the server */
  readonly onStored: (task: Task, isNew: boolean) => void;
  /** called once the form is closed and has no work left */
  readonly onSettled: () => void;
  readonly scheduler?: SchedulerLike;
};
