import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { SchedulerLike } from "rxjs";
import type { Connectivity } from "../kernel/connectivity.port.ts";
import { type Failure, isUnreachable, notFound } from "../kernel/failure.ts";
import type { Ids } from "../kernel/ids.port.ts";
import { token } from "../kernel/token.ts";
import { valuesOfTask } from "./task-edit.rule.ts";
import { blankTask, type TaskDraft } from "./task-form.model.ts";
import type { TaskDrafts, TaskForm } from "./task-form.port.ts";
import { makeTaskForm } from "./task-form.service.ts";
import { taskRefusals } from "./task-refusals.ts";
import { isTaskKey } from "./task-slug.rule.ts";
import { taskProblems } from "./task-values.rule.ts";
import type { Task } from "./task.model.ts";
import type { TaskStore } from "./tasks.port.ts";

/**
 * The initial values of a new task.
 * @property me the default assignee
 * @property related keys of the records that it is about
 */
export type TaskRequest = { readonly me: number | null; readonly program_class: string | null; readonly related: readonly string[] };

/** The open forms of tasks. */
export type TaskForms = {
  /** A form for a new task; restores an unsaved draft with the same program and related records. */
  readonly create: (request: TaskRequest) => TaskForm;
  /**
   * The form of a task; offline it shows the draft on this device.
   * @param key its id or slug
   */
  readonly open: (key: string) => TaskEither<Failure, TaskForm>;
  /** Saves the drafts on this device, without showing them. */
  readonly resume: () => void;
};
export const TaskForms = token<TaskForms>("tasks.forms");

type Deps = {
  readonly store: TaskStore;
  readonly drafts: TaskDrafts;
  readonly connectivity: Connectivity;
  readonly ids: Ids;
  /** called for every task received from the server */
  readonly onStored: (task: Task, isNew: boolean) => void;
  readonly scheduler?: SchedulerLike;
};

const nobody = blankTask(null);

export const makeTaskForms = ({ ids, ...deps }: Deps): TaskForms => {
  const alive = new Map<string, TaskForm>();
  const holders = new WeakMap<TaskForm, number>();
  const begin = (start: TaskDraft, blank: TaskDraft["values"], isRestored: boolean): TaskForm => {
    const form = makeTaskForm(start, blank, isRestored, { ...deps, onSettled: () => void alive.delete(start.key) });
    alive.set(start.key, form);
    return form;
  };
  /** Reference count; the form is left when it reaches zero. */
  const handed = (form: TaskForm): TaskForm => {
    let isHeld = true;
    holders.set(form, (holders.get(form) ?? 0) + 1);
    const leave = (): void => {
      if (!isHeld) return;
      isHeld = false;
      const others = (holders.get(form) ?? 0) - 1;
      if (others > 0) return void holders.set(form, others);
      holders.delete(form);
      form.leave();
    };
    return { ...form, leave };
  };
  const waiting = (): readonly TaskDraft[] => deps.drafts.all().filter(({ key }) => !alive.has(key));
  const isAbout =
    ({ related, program_class }: TaskRequest) =>
    (draft: TaskDraft): boolean =>
      draft.base === null && draft.program_class === program_class && draft.related.join() === related.join();
  const heldFor = (fits: (task: Task) => boolean): TaskForm | null => {
    const shown = [...alive.values()].find((form) => {
      const { task } = form.latest();
      return task !== null && fits(task);
    });
    if (shown?.latest().closing === "closed") shown.reopen();
    if (shown !== undefined) return shown;
    const draft = waiting().find(({ base }) => base !== null && fits(base));
    return draft === undefined ? null : begin(draft, nobody, true);
  };

  return {
    create: (request) => {
      const blank = blankTask(request.me);
      const kept = waiting().find(isAbout(request));
      const start = kept ?? {
        key: ids.uuid(),
        base: null,
        values: blank,
        sent: [],
        program_class: request.program_class,
        related: request.related,
      };
      return handed(begin(start, blank, kept !== undefined));
    },
    open: (key) =>
      pipe(
        isTaskKey(key) ? deps.store.get(key) : TE.left(notFound(taskRefusals.no_task)),
        TE.map(
          (task) =>
            heldFor(({ id }) => id === task.id) ??
            begin({ key: ids.uuid(), base: task, values: valuesOfTask(task), sent: [], program_class: null, related: [] }, nobody, false),
        ),
        TE.orElse((failure) => {
          const held = isUnreachable(failure) ? heldFor((task) => task.slug === key || String(task.id) === key) : null;
          return held === null ? TE.left(failure) : TE.right(held);
        }),
        TE.map(handed),
      ),
    resume: () => {
      for (const draft of waiting()) if (Object.keys(taskProblems(draft.values)).length === 0) begin(draft, nobody, true).leave();
    },
  };
};
