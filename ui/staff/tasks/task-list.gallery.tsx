import { forbidden } from "../../../core/kernel/failure.ts";
import { emptyState } from "../../../core/kernel/resource-state.ts";
import { firstTasks, type TaskQuery } from "../../../core/tasks/task-query.model.ts";
import { taskStatuses } from "../../../core/tasks/task-status.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { columnsWith, now, staff, tasks } from "./gallery-tasks.ts";
import { taskHref } from "./list-address.ts";
import { TaskListView, type TaskListViewProps } from "./task-list.view.tsx";

const nothing = (): void => undefined;

const list: TaskListViewProps = {
  query: firstTasks,
  typed: "",
  view: "list",
  tasks,
  columns: columnsWith(tasks),
  count: 42,
  isLoading: false,
  isLoaded: true,
  failure: null,
  users: staff,
  areNamesMissing: false,
  me: 1,
  selection: new Set(),
  isBusy: false,
  now,
  searchRef: { current: null },
  hrefOf: ({ slug }) => taskHref(slug),
  onCreate: nothing,
  onSearch: nothing,
  onFilter: nothing,
  onClear: nothing,
  onSort: nothing,
  onView: nothing,
  onPage: nothing,
  onSelection: nothing,
  onMove: nothing,
  onRemove: nothing,
  onMore: nothing,
  onRetry: nothing,
};
const none = { tasks: [], columns: columnsWith([]), count: 0 };
const loading = { isLoading: true, isLoaded: false };
const filtered: TaskQuery = {
  ...firstTasks,
  status: ["doing", "reviewing"],
  assigned_to: 1,
  program_class: "OrgLaunch",
  hide_finished: true,
};

export const gallery: GalleryEntry = {
  name: "task-list",
  group: "staff/tasks",
  isWhole: true,
  states: {
    list: () => <TaskListView {...list} />,
    board: () => <TaskListView {...list} view="board" columns={columnsWith(tasks, 30)} />,
    selected: () => <TaskListView {...list} selection={new Set(["1", "2"])} />,
    filtered: () => <TaskListView {...list} query={filtered} />,
    "filtered by somebody unknown": () => <TaskListView {...list} query={{ ...filtered, assigned_to: 99 }} />,
    loading: () => <TaskListView {...list} {...none} {...loading} />,
    "loading board": () => (
      <TaskListView
        {...list}
        {...none}
        {...loading}
        view="board"
        columns={taskStatuses.map(({ id }) => ({ status: id, tasks: { ...emptyState("board"), loading: true } }))}
      />
    ),
    empty: () => <TaskListView {...list} {...none} />,
    "empty board": () => <TaskListView {...list} {...none} view="board" />,
    "no result": () => <TaskListView {...list} {...none} query={{ ...firstTasks, search: "nobody" }} typed="nobody" />,
    stale: () => <TaskListView {...list} failure={{ tag: "offline" }} />,
    nameless: () => <TaskListView {...list} users={[]} areNamesMissing />,
    broken: () => (
      <TaskListView
        {...list}
        {...none}
        isLoaded={false}
        failure={{ tag: "server", message: "Something went wrong on our side.", requestId: "5f1c" }}
      />
    ),
    "broken board": () => <TaskListView {...list} {...none} isLoaded={false} view="board" failure={{ tag: "offline" }} />,
    forbidden: () => <TaskListView {...list} {...none} isLoaded={false} failure={forbidden("You do not have permission to do that.")} />,
  },
};
