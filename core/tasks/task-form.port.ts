import type { Observable, SchedulerLike } from "rxjs";
import type { Connectivity } from "../kernel/connectivity.port.ts";
import type { TaskField } from "./task-edit.rule.ts";
import type { TaskDraft, TaskFormState } from "./task-form.model.ts";
import type { TaskValues } from "./task-values.model.ts";
import type { Task } from "./task.model.ts";
import type { TaskStore } from "./tasks.port.ts";

/** A task being written. It saves itself half a second after the last change, one request at a time, the latest state last; what is typed stays on the device until it is stored. */
export type TaskForm = {
  readonly state$: Observable<TaskFormState>;
  readonly latest: () => TaskFormState;
  readonly edit: (values: Partial<TaskValues>) => void;
  /** Says what is wrong with a field that was left. */
  readonly touch: (field: TaskField) => void;
  readonly typeLink: (text: string) => void;
  /** Adds the typed address to the links; one that is there already is dropped. */
  readonly addLink: () => void;
  /** Saves what is unsaved and closes then; asks where it cannot be saved; stays open when saving fails. */
  readonly close: () => void;
  /** Goes on after the question. */
  readonly keepEditing: () => void;
  /** Closes and throws away what is not saved. */
  readonly discard: () => void;
  /** Closes at once; what is unsaved stays on the device and is saved as soon as it can be. */
  readonly leave: () => void;
  /** Shows a form again that was left. */
  readonly reopen: () => void;
  readonly retry: () => void;
  /** Settles a clash: what was typed here goes over the other's. */
  readonly keepMine: () => void;
  /** Settles a clash: the other's stays in the fields that clash. */
  readonly takeTheirs: () => void;
};

/** Tasks that wait on this device until they are stored. */
export type TaskDrafts = {
  readonly all: () => readonly TaskDraft[];
  readonly keep: (draft: TaskDraft) => void;
  readonly drop: (key: string) => void;
};

/** What a form of a task works with. */
export type TaskFormDeps = {
  readonly store: TaskStore;
  readonly drafts: TaskDrafts;
  readonly connectivity: Connectivity;
  /** told of every task that came from the server */
  readonly onStored: (task: Task, isNew: boolean) => void;
  /** told once the form is closed and will do nothing more */
  readonly onSettled: () => void;
  readonly scheduler?: SchedulerLike;
};
