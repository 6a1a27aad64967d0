import type { Failure } from "../kernel/failure.ts";
import { sameValue } from "../kernel/same-value.ts";
import type { TaskQuery } from "./task-query.model.ts";

type TaskView = "board" | "list";
type TaskPart = { readonly count: number; readonly loading: boolean; readonly loaded: boolean; readonly failure: Failure | null };

type TaskListState = {
  /** the loaded tasks, and their query and view */
  readonly board: {
    readonly query: TaskQuery;
    readonly view: TaskView;
    readonly list: TaskPart;
    readonly columns: readonly { readonly tasks: TaskPart }[];
  };
  /** the query and view of the URL */
  readonly query: TaskQuery;
  readonly view: TaskView;
};

/** The displayed state of the task page. */
export type TaskListShown = {
  readonly count: number;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
};

/** The view in the URL, otherwise the remembered one. */
export const taskViewOf = (asked: string | undefined, remembered: TaskView): TaskView =>
  asked === "board" || asked === "list" ? asked : remembered;

/** Derives the displayed state: the list, or all columns together. */
export const taskListShown = ({ board, query, view }: TaskListState): TaskListShown => {
  const isCurrent = board.view === view && sameValue(board.query, query);
  const shown = view === "list" ? [board.list] : board.columns.map(({ tasks }) => tasks);
  return {
    count: shown.reduce((sum, { count }) => sum + count, 0),
    isLoading: !isCurrent || shown.some(({ loading }) => loading),
    isLoaded: shown.every(({ loaded }) => loaded),
    failure: isCurrent ? (shown.find(({ failure }) => failure !== null)?.failure ?? null) : null,
  };
};
