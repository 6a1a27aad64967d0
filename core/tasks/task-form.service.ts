import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject } from "rxjs";
import { messagesOf } from "../kernel/failure.ts";
import type { SaverState } from "../kernel/saver.model.ts";
import { makeSaver } from "../kernel/saver.service.ts";
import { addLink } from "../validation/resource-link.rule.ts";
import { editableTask } from "./task-edit-fields.rule.ts";
import { type TaskField, taskFields } from "./task-edit.rule.ts";
import { newTaskOf, type TaskDraft, type TaskFormState, type TaskSave } from "./task-form.model.ts";
import type { TaskForm, TaskFormDeps } from "./task-form.port.ts";
import type { TaskValues } from "./task-values.model.ts";
import { taskProblems } from "./task-values.rule.ts";
import { Task } from "./task.model.ts";

/** Debounce time of autosave, in milliseconds. */
export const autosaveMs = 500;
const retryMs = 5_000;

type Saving = SaverState<Task, TaskValues, TaskField>;

const shownSave = ({ status }: Saving): TaskSave => (status === "clash" || status === "invalid" ? "failed" : status);

/**
 * @param start the initial draft
 * @param blank the values of an empty new task
 * @param isRestored whether the draft was kept on this device
 */
export const makeTaskForm = (
  start: TaskDraft,
  blank: TaskValues,
  isRestored: boolean,
  { store, drafts, connectivity, onStored, onSettled, scheduler }: TaskFormDeps,
): TaskForm => {
  const touched = new Set<TaskField>();
  const about = { program_class: start.base?.program_class ?? start.program_class, isRestored };
  const state = new BehaviorSubject<TaskFormState>({
    task: start.base,
    values: start.values,
    link: "",
    errors: {},
    save: isRestored ? "dirty" : "idle",
    failure: null,
    clash: null,
    closing: "open",
    ...about,
  });
  const put = (change: Partial<TaskFormState>): void => state.next({ ...state.value, ...change });

  const touchedErrors = (values: TaskValues): TaskFormState["errors"] =>
    Object.fromEntries(
      Object.entries(messagesOf(taskProblems(values))).filter(([path]) =>
        taskFields.some((field) => touched.has(field) && path.startsWith(field)),
      ),
    );
  const isValid = (): boolean => Object.keys(taskProblems(state.value.values)).length === 0;

  const errorsOf = ({ status, failure, typed }: Saving): TaskFormState["errors"] => {
    const { values, errors } = state.value;
    if (status === "saved") return {};
    if (status === "failed" && failure?.tag === "invalid") return failure.errors;
    if (status === "failed" || status === "invalid") return touchedErrors(typed);
    return typed === values ? errors : Object.keys(errors).length > 0 ? touchedErrors(typed) : {};
  };
  const show = (saving: Saving): void => {
    const { stored, typed, status, failure, clash } = saving;
    put({
      task: stored,
      values: typed,
      save: shownSave(saving),
      failure: status === "failed" ? failure : null,
      clash,
      errors: errorsOf(saving),
    });
  };
  /**
   * Continues closing once no request is in progress: closes if all is saved, asks about invalid values, and stays open if saving failed.
   */
  const onRest = ({ status }: Saving): void => {
    if (state.value.closing === "closed" && status === "failed" && saver.latest().failure?.tag === "not-found") return saver.discard();
    if (state.value.closing !== "saving") return;
    if (status === "dirty") void saver.save();
    else if (status === "idle" || status === "saved") saver.discard();
    else put({ closing: status === "invalid" ? "asking" : "open" });
  };
  const saver = makeSaver<Task, TaskValues, TaskField>({
    of: editableTask(blank),
    start: { key: start.key, base: start.base, typed: start.values, sent: start.sent },
    send: ({ base, values }) =>
      base === null ? store.create(newTaskOf(start, values)) : store.update(base.id, { ...values, version: base.version }),
    read: Task.is,
    keep: (draft) =>
      draft === null ? drafts.drop(start.key) : drafts.keep({ ...start, base: draft.base, values: draft.typed, sent: draft.sent }),
    onStored,
    onRest,
    onEnd: () => {
      put({ closing: "closed" });
      onSettled();
    },
    auto: { connectivity, after: autosaveMs, retryAfter: retryMs, ...(scheduler === undefined ? {} : { scheduler }) },
  });
  saver.state$.subscribe(show);

  const edit = (values: Partial<TaskValues>): void => saver.type({ ...saver.latest().typed, ...values });
  const takeLink = (): boolean => {
    const { link, values } = state.value;
    if (link.trim() === "") return true;
    const longer = addLink(
      values.resources.map(({ value }) => value),
      link,
    );
    if (E.isLeft(longer)) put({ errors: { ...state.value.errors, link: [longer.left] } });
    else {
      put({ link: "" });
      edit({ resources: longer.right.map((value) => ({ type: "url", value })) });
    }
    return E.isRight(longer);
  };

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    edit: (values) => {
      for (const field of taskFields) if (values[field] !== undefined) touched.add(field);
      edit(values);
    },
    touch: (field) => {
      touched.add(field);
      put({ errors: touchedErrors(state.value.values) });
    },
    typeLink: (link) => put({ link, errors: touchedErrors(state.value.values) }),
    addLink: () => void takeLink(),
    close: () => {
      if (state.value.closing === "saving" || state.value.closing === "closed") return;
      if (!takeLink() || (saver.isBusy() && !isValid()) || state.value.clash !== null)
        return put({ closing: "asking", errors: { ...state.value.errors, ...messagesOf(taskProblems(state.value.values)) } });
      put({ closing: "saving" });
      void saver.save();
    },
    keepEditing: () => put({ closing: "open" }),
    discard: saver.discard,
    leave: () => {
      takeLink();
      put({ closing: "closed" });
      saver.close();
    },
    reopen: () => {
      saver.reopen();
      put({ closing: "open" });
    },
    retry: () => void saver.save(),
    keepMine: saver.keepMine,
    takeTheirs: saver.takeTheirs,
  };
};
