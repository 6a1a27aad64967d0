import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, combineLatest, map, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { makeResourceList } from "../kernel/resource-list.service.ts";
import { modelOf, type ResourceState } from "../kernel/resource-state.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import { taskMatches } from "./task-match.rule.ts";
import { makeTaskMoves } from "./task-moves.service.ts";
import { firstTasks, type TaskQuery } from "./task-query.model.ts";
import { isTaskFinished, type TaskStatus, taskStatuses } from "./task-status.model.ts";
import type { Task } from "./task.model.ts";
import type { TaskStore } from "./tasks.port.ts";

export const taskViews = ["list", "board"] as const;
export type TaskView = (typeof taskViews)[number];

/** The tasks of one status. */
export type TaskColumn = { readonly status: TaskStatus; readonly tasks: ResourceState<Task> };

/** The state of the task page: one page as a list, or a column for each status of the query. */
export type TaskListsState = {
  readonly query: TaskQuery;
  readonly view: TaskView;
  readonly list: ResourceState<Task>;
  readonly columns: readonly TaskColumn[];
};

/** The tasks of the page. Changes are shown at once and rolled back if they fail. */
export type TaskLists = {
  readonly state$: Observable<TaskListsState>;
  readonly latest: () => TaskListsState;
  /** @param view null for the view remembered on this device */
  readonly show: (query: TaskQuery, view: TaskView | null) => TaskEither<Failure, void>;
  /** Loads the next 25 cards of a column. */
  readonly more: (status: TaskStatus) => TaskEither<Failure, void>;
  /** Changes the status of a task; if another user has changed it meanwhile, theirs is kept. */
  readonly move: (task: Task, status: TaskStatus) => TaskEither<Failure, Task>;
  readonly remove: (task: Task) => TaskEither<Failure, void>;
  readonly restore: (id: number) => TaskEither<Failure, Task>;
  /** Adds or updates a task that was saved elsewhere. */
  readonly put: (task: Task, isNew: boolean) => void;
  /** The view remembered on this device. */
  readonly view: () => TaskView;
  readonly setView: (view: TaskView) => void;
};
export const TaskLists = token<TaskLists>("tasks.lists");

type Deps = { readonly store: TaskStore; /** this user's storage on this device */ readonly storage: DeviceStorage };

/** The statuses that have a column for a query. */
export const columnsOf = ({ status, hide_finished }: TaskQuery): readonly TaskStatus[] =>
  taskStatuses.map(({ id }) => id).filter((id) => (status.length === 0 || status.includes(id)) && !(hide_finished && isTaskFinished(id)));

export const makeTaskLists = ({ store, storage }: Deps): TaskLists => {
  const makeList = () =>
    makeResourceList<Task, TaskQuery>({
      name: "tasks",
      views: taskViews,
      storage,
      calls: { list: (query, page) => store.list({ ...query, page }), schema: store.schema },
    });
  const list = makeList();
  const columns = taskStatuses.map(({ id }) => ({ status: id, list: makeList() }));
  const remembered = (): TaskView => (list.latest().view === "board" ? "board" : "list");
  const shown = new BehaviorSubject<{ readonly query: TaskQuery; readonly view: TaskView }>({ query: firstTasks, view: remembered() });
  const away = new Set<number>();
  /** tombstones of tasks deleted here: they are shown again only after they are restored */
  const deleted = new Map<number, Task>();

  const lists = [list, ...columns.map((column) => column.list)];
  const holds = (held: typeof list, id: number): boolean => modelOf(held.latest(), id) !== undefined;
  const heldTask = (id: number): Task | undefined => lists.map((held) => modelOf(held.latest(), id)).find((task) => task !== undefined);
  const drop = (id: number): void => {
    if (heldTask(id) !== undefined) away.add(id);
    for (const held of lists) held.drop(id);
  };
  const place = (task: Task, isNew: boolean): void => {
    if (deleted.has(task.id) && heldTask(task.id) === undefined) return void deleted.set(task.id, task);
    const { query, view } = shown.value;
    const isKnown = isNew || heldTask(task.id) !== undefined || away.has(task.id);
    const belongs = taskMatches(query, task);
    away.delete(task.id);
    const put = (held: typeof list, isHome: boolean, isShown: boolean): void => {
      if (!isHome) held.drop(task.id);
      else if (holds(held, task.id)) held.put(task);
      else if (isKnown && isShown) held.add(task);
    };
    put(list, belongs, view === "list" && query.page === 1);
    for (const column of columns) put(column.list, belongs && column.status === task.status, view === "board");
    if (isKnown && !belongs) away.add(task.id);
  };
  const moves = makeTaskMoves({ store, heldTask, place: (task) => place(task, false) });

  const giveBack = (task: Task, isNew: boolean): void => {
    deleted.delete(task.id);
    place(task, isNew);
  };

  const stateOf = ({ query, view }: { readonly query: TaskQuery; readonly view: TaskView }): TaskListsState => {
    const wanted = columnsOf(query);
    return {
      query,
      view,
      list: list.latest(),
      columns: columns
        .filter(({ status }) => wanted.includes(status))
        .map((column) => ({ status: column.status, tasks: column.list.latest() })),
    };
  };
  const load = (query: TaskQuery, view: TaskView): TaskEither<Failure, void> => {
    if (view === "list")
      return pipe(
        list.load(query, { page: query.page, search: query.search }),
        TE.map(() => undefined),
      );
    const wanted = columnsOf(query);
    const asked = columns
      .filter(({ status }) => wanted.includes(status))
      .map((column) => column.list.load({ ...query, status: [column.status], hide_finished: false, page: 1, limit: firstTasks.limit }));
    return pipe(
      asked,
      TE.sequenceArray,
      TE.map(() => undefined),
    );
  };

  return {
    state$: combineLatest([shown, ...lists.map(({ state$ }) => state$)]).pipe(map(() => stateOf(shown.value))),
    latest: () => stateOf(shown.value),
    show: (query, asked) => async () => {
      const view = asked ?? remembered();
      shown.next({ query, view });
      if (list.latest().schema === null) void list.describe();
      return load(query, view)();
    },
    more: (status) =>
      pipe(
        columns.find((column) => column.status === status)?.list.more ?? TE.right(list.latest()),
        TE.map(() => undefined),
      ),
    move: moves.move,
    remove: (task) => async () => {
      const held = heldTask(task.id) ?? task;
      drop(task.id);
      deleted.set(task.id, held);
      const answer = await store.remove(task.id)();
      if (E.isLeft(answer)) giveBack(deleted.get(task.id) ?? held, false);
      else if (deleted.has(task.id)) drop(task.id);
      return answer;
    },
    restore: (id) => async () => {
      const answer = await store.restore(id)();
      if (E.isRight(answer)) giveBack(moves.seen(answer.right), true);
      return answer;
    },
    put: (task, isNew) => place(moves.seen(task), isNew),
    view: remembered,
    setView: list.setView,
  };
};
