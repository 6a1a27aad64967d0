import type { Failure } from "../kernel/failure.ts";
import { sameValue } from "../kernel/same-value.ts";
import type { TaskQuery } from "./task-query.model.ts";

type TaskView = "board" | "list";
type TaskPart = { readonly count: number; readonly loading: boolean; readonly loaded: boolean; readonly failure: Failure | null };

type TaskListState = {
  /** what is held, and for which query and view */
  readonly board: {
    readonly query: TaskQuery;
    readonly view: TaskView;
    readonly list: TaskPart;
    readonly columns: readonly { readonly tasks: TaskPart }[];
  };
  /** what the address asks for */
  readonly query: TaskQuery;
  readonly view: TaskView;
};

/** What the page of tasks shows. */
export type TaskListShown = {
  readonly count: number;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
};

/** The view that the address names, else the remembered one. */
export const taskViewOf = (asked: string | undefined, remembered: TaskView): TaskView =>
  asked === "board" || asked === "list" ? asked : remembered;

/** What the page of tasks shows of its state: the list, or all columns together. */
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
