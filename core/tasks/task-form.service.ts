import * as E from "fp-ts/lib/Either.js";
import { asyncScheduler, BehaviorSubject, Subscription, timer } from "rxjs";
import { type Failure, messagesOf } from "../kernel/failure.ts";
import { mayHaveArrived } from "../kernel/may-have-arrived.rule.ts";
import { addLink } from "../validation/resource-link.rule.ts";
import { differingFields, sameValues, type TaskField, taskFields } from "./task-edit.rule.ts";
import { newTaskOf, type TaskDraft, type TaskForm, type TaskFormDeps, type TaskFormState } from "./task-form.model.ts";
import { mergedTask } from "./task-merge.rule.ts";
import type { TaskValues } from "./task-values.model.ts";
import { normalTaskValues, taskProblems } from "./task-values.rule.ts";
import { Task } from "./task.model.ts";

/** How long nothing must have changed before a task is saved, in milliseconds. */
export const autosaveMs = 500;
const retryMs = 5_000;

const isUnreached = ({ tag }: Failure): boolean => tag === "offline" || tag === "timeout" || tag === "busy";

/**
 * @param start what the form begins with
 * @param blank what counts as nothing typed in a new task
 * @param isRestored whether the start was kept on this device
 */
export const makeTaskForm = (
  start: TaskDraft,
  blank: TaskValues,
  isRestored: boolean,
  { store, drafts, connectivity, onStored, onSettled, scheduler = asyncScheduler }: TaskFormDeps,
): TaskForm => {
  let { base, sent } = start;
  let isSending = false;
  let isWanted = false;
  let isOver = false;
  let isOnline = true;
  let pause = Subscription.EMPTY;
  const touched = new Set<TaskField>();
  const about = { program_class: base?.program_class ?? start.program_class, isRestored };
  const state = new BehaviorSubject<TaskFormState>({
    task: base,
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

  const storable = (): TaskValues => ({
    ...state.value.values,
    ...E.getOrElse((): Partial<TaskValues> => ({}))(normalTaskValues(state.value.values)),
  });
  const isValid = (): boolean => Object.keys(taskProblems(state.value.values)).length === 0;
  const isDirty = (): boolean => isSending || sent.length > 0 || !sameValues(storable(), base ?? blank);
  const touchedErrors = (): TaskFormState["errors"] =>
    Object.fromEntries(
      Object.entries(messagesOf(taskProblems(state.value.values))).filter(([path]) =>
        taskFields.some((field) => touched.has(field) && path.startsWith(field)),
      ),
    );
  const stayed = (): Partial<TaskFormState> => (state.value.closing === "saving" ? { closing: "open" } : {});

  const keep = (): void => {
    if (isDirty()) drafts.keep({ ...start, base, values: state.value.values, sent });
    else drafts.drop(start.key);
  };
  /** Ends the form; what is unsaved stays on the device. */
  const park = (): void => {
    isOver = true;
    pause.unsubscribe();
    online.unsubscribe();
    put({ closing: "closed" });
    onSettled();
  };
  const over = (): void => {
    drafts.drop(start.key);
    park();
  };
  const waitThen = (ms: number, act: () => void): void => {
    pause.unsubscribe();
    pause = timer(ms, scheduler).subscribe(act);
  };

  const settled = (): void => {
    const isGoing = state.value.closing === "saving" || state.value.closing === "closed";
    if (isDirty()) return isWanted || isGoing || pause.closed ? attempt() : put({ save: "dirty" });
    put({ save: "saved", failure: null, errors: {} });
    if (isGoing) over();
  };
  const changedAs = (task: Task, values: TaskValues): void => {
    base = { ...task, ...values };
    sent = [];
    put({ task });
    onStored(task, false);
    keep();
    settled();
  };
  /**
   * Takes what is stored beside what is typed.
   * @param from the task before both changes
   */
  const meet = (theirs: Task, from: Task): void => {
    const ours = storable();
    const merge = mergedTask(from, ours, theirs, sent);
    const taken = Object.fromEntries(differingFields(merge.joined, ours).map((field) => [field, merge.joined[field]]));
    const isClear = merge.clashing.length === 0;
    const isNew = base === null;
    base = isClear ? theirs : { ...from, ...merge.common };
    sent = [];
    put({
      task: theirs,
      ...(isClear
        ? { values: { ...state.value.values, ...taken } }
        : { save: "failed", failure: null, clash: { fields: merge.clashing, theirs }, ...stayed() }),
    });
    onStored(theirs, isNew);
    keep();
    isWanted = isWanted || (isClear && !isNew);
    if (isClear) settled();
    else if (state.value.closing === "closed") park();
  };
  /** @param isAgain an earlier attempt sent the same and its outcome is not known, whatever became of this one */
  const refused = (failure: Failure, values: TaskValues, isAgain: boolean): void => {
    if (isUnreached(failure)) {
      put({ save: "offline", failure: null, ...stayed() });
      if (isOnline && pause.closed) waitThen(retryMs, attempt);
      return keep();
    }
    if (!isAgain && !mayHaveArrived(failure)) sent = sent.filter((one) => !sameValues(one, values));
    if (failure.tag === "conflict" && base !== null && Task.is(failure.current)) return meet(failure.current, base);
    const isNewer = isWanted && !sameValues(values, storable());
    put({ save: "failed", failure, errors: failure.tag === "invalid" ? failure.errors : touchedErrors(), ...(isNewer ? {} : stayed()) });
    keep();
    if (isNewer) attempt();
    else if (state.value.closing === "closed") (failure.tag === "not-found" ? over : park)();
  };
  const send = async (): Promise<void> => {
    const values = storable();
    const held = base;
    const isAgain = sent.some((one) => sameValues(one, values));
    isSending = true;
    isWanted = false;
    if (!isAgain) sent = [...sent, values];
    keep();
    if (state.value.save !== "offline") put({ save: "saving", failure: null });
    const answer = await (
      held === null ? store.create(newTaskOf(start, values)) : store.update(held.id, { ...values, version: held.version })
    )();
    isSending = false;
    if (isOver) return;
    if (E.isLeft(answer)) refused(answer.left, values, isAgain);
    else if (held === null) meet(answer.right, { ...answer.right, ...sent[0], version: 1 });
    else changedAs(answer.right, values);
  };
  const attempt = (): void => {
    pause.unsubscribe();
    isWanted = true;
    const { clash, closing } = state.value;
    if (isOver || isSending) return;
    if (clash !== null || (isDirty() && !isValid())) {
      put({ save: "failed", errors: touchedErrors(), ...(closing === "saving" ? { closing: "asking" } : {}) });
      return closing === "closed" ? park() : undefined;
    }
    if (isDirty()) void send();
    else settled();
  };
  const changed = (change: Partial<TaskFormState>): void => {
    if (isOver) return;
    put(change);
    put({
      save: state.value.save === "offline" ? "offline" : "dirty",
      errors: Object.keys(state.value.errors).length > 0 ? touchedErrors() : {},
    });
    keep();
    waitThen(autosaveMs, attempt);
  };
  /** @param given the fields in which theirs stays; everywhere else what was changed here goes over theirs */
  const settle = (given: readonly TaskField[]): void => {
    const theirs = state.value.clash?.theirs;
    if (theirs === undefined) return;
    const { joined } = mergedTask(base ?? blank, storable(), theirs, []);
    base = theirs;
    put({ clash: null, values: { ...joined, ...Object.fromEntries(given.map((field) => [field, theirs[field]])) } });
    keep();
    attempt();
  };
  const takeLink = (): boolean => {
    const { link, values } = state.value;
    if (link.trim() === "") return true;
    const longer = addLink(
      values.resources.map(({ value }) => value),
      link,
    );
    if (E.isLeft(longer)) put({ errors: { ...state.value.errors, link: [longer.left] } });
    else changed({ link: "", values: { ...values, resources: longer.right.map((value) => ({ type: "url", value })) } });
    return E.isRight(longer);
  };

  const online = connectivity.online$.subscribe((now) => {
    isOnline = now;
    if (now && state.value.save === "offline") attempt();
  });
  if (isRestored) waitThen(autosaveMs, attempt);

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    edit: (values) => {
      for (const field of taskFields) if (values[field] !== undefined) touched.add(field);
      changed({ values: { ...state.value.values, ...values } });
    },
    touch: (field) => {
      touched.add(field);
      put({ errors: touchedErrors() });
    },
    typeLink: (link) => put({ link, errors: touchedErrors() }),
    addLink: () => void takeLink(),
    close: () => {
      if (isOver || state.value.closing === "saving") return;
      if (!takeLink() || (isDirty() && !isValid()) || state.value.clash !== null)
        return put({ closing: "asking", errors: { ...state.value.errors, ...messagesOf(taskProblems(state.value.values)) } });
      put({ closing: "saving" });
      attempt();
    },
    keepEditing: () => put({ closing: "open" }),
    discard: over,
    leave: () => {
      if (isOver) return;
      takeLink();
      put({ closing: "closed" });
      attempt();
    },
    reopen: () => put({ closing: "open" }),
    retry: attempt,
    keepMine: () => settle([]),
    takeTheirs: () => settle(state.value.clash?.fields ?? []),
  };
};
