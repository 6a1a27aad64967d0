import { CircleCheckBig, ListPlus } from "lucide-react";
import { type ReactNode, type RefObject, useMemo } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { TaskColumn, TaskView } from "../../../core/tasks/task-lists.service.ts";
import { isNarrowed, type TaskQuery, TaskSort } from "../../../core/tasks/task-query.model.ts";
import type { TaskStatus } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { ComingField } from "../../kit/coming-field.view.tsx";
import { DataGrid } from "../../kit/data-grid.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { sortOfParameter, sortParameter } from "../../kit/grid-column.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { SelectionPlace } from "../../kit/selection-place.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Toolbar } from "../../kit/toolbar.view.tsx";
import type { TaskFilters } from "./list-address.ts";
import { taskColumns } from "./task-columns.tsx";
import { TaskFiltersView } from "./task-filters.view.tsx";
import styles from "./task-list.module.css";
import { TaskSelectionBar } from "./task-selection-bar.view.tsx";
import { TaskViewSwitch } from "./task-view-switch.view.tsx";

const Board = loadable(
  async () => (await import("./task-board.view.tsx")).TaskBoardView,
  () => <SkeletonLines lines={6} />,
);
const Order = loadable(async () => (await import("../../kit/select.view.tsx")).Select, ComingField);

export type TaskListViewProps = {
  /** beside the title */
  readonly help?: ReactNode;
  readonly query: TaskQuery;
  /** the text of the search field; the query follows it */
  readonly typed: string;
  readonly view: TaskView;
  readonly tasks: readonly Task[];
  readonly columns: readonly TaskColumn[];
  readonly count: number;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
  readonly users: readonly UserName[];
  /** user names failed to load */
  readonly areNamesMissing: boolean;
  readonly me: number | null;
  readonly selection: Selection;
  readonly isBusy: boolean;
  /** epoch seconds */
  readonly now: number;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly hrefOf: (task: Task) => string;
  readonly onCreate: () => void;
  readonly onSearch: (text: string) => void;
  readonly onFilter: (filters: TaskFilters) => void;
  readonly onClear: () => void;
  readonly onSort: (sort: string) => void;
  readonly onView: (view: TaskView) => void;
  readonly onPage: (page: number) => void;
  readonly onSelection: (selection: Selection) => void;
  readonly onMove: (tasks: readonly Task[], status: TaskStatus) => void;
  readonly onRemove: (tasks: readonly Task[]) => void;
  readonly onMore: (status: TaskStatus) => void;
  readonly onRetry: () => void;
};

const orders = Object.keys(TaskSort.keys).filter(TaskSort.is);
const idOf = (task: Task): string => String(task.id);
const nameOf = (task: Task): string => task.name;

/** The empty state, with the reason. */
const Nothing = ({ query, failure, onClear, onCreate, onRetry }: TaskListViewProps) => {
  const text = useText(tasksText);
  if (failure !== null) return <FailureState failure={failure} onRetry={onRetry} />;
  if (isNarrowed(query)) return <NoResultState onClear={onClear} />;
  return (
    <EmptyState
      icon={CircleCheckBig}
      title={text("list.emptyTitle")}
      action={
        <Button kind="primary" icon={ListPlus} onPress={onCreate}>
          {text("actions.create")}
        </Button>
      }
    >
      {text("list.emptyBody")}
    </EmptyState>
  );
};

const Rows = (props: TaskListViewProps) => {
  const text = useText(tasksText);
  const columns = useMemo(() => taskColumns(text, props.users, props.now), [text, props.users, props.now]);
  return (
    <DataGrid
      label={text("list.grid")}
      columns={columns}
      rows={props.tasks}
      rowId={idOf}
      rowName={nameOf}
      rowHref={props.hrefOf}
      total={props.count}
      sort={sortOfParameter(props.query.sort)}
      onSort={(sort) => props.onSort(sortParameter(sort))}
      selection={props.selection}
      onSelectionChange={props.onSelection}
      isLoading={props.isLoading || (!props.isLoaded && props.failure === null)}
      empty={<Nothing {...props} />}
    />
  );
};

const Cards = (props: TaskListViewProps) =>
  (props.failure !== null || (props.isLoaded && !props.isLoading)) && props.count === 0 ? (
    <Nothing {...props} />
  ) : (
    <Board.View
      columns={props.columns}
      users={props.users}
      hrefOf={props.hrefOf}
      onMove={(task, status) => props.onMove([task], status)}
      onRemove={(task) => props.onRemove([task])}
      onMore={props.onMore}
    />
  );

/** Tasks as a list or a board: search, filters, sort order and actions. */
export const TaskListView = (props: TaskListViewProps) => {
  const { query, view, count, failure } = props;
  const text = useText(tasksText);
  return (
    <>
      <PageHeader
        title={text("title")}
        {...(props.isLoaded ? { count } : {})}
        help={props.help}
        actions={
          <Button kind="primary" icon={ListPlus} onPress={props.onCreate}>
            {text("actions.create")}
          </Button>
        }
      />
      <div className={styles["list"]}>
        <SelectionPlace bar={view === "list" ? <TaskSelectionBar {...props} /> : null}>
          <Toolbar
            label={text("list.toolbar")}
            end={
              <>
                <Order.View
                  label={text("list.order")}
                  isLabelHidden
                  options={orders.map((id) => ({ id, label: text(`orders.${id}`) }))}
                  selected={query.sort}
                  onSelect={props.onSort}
                />
                <TaskViewSwitch view={view} onView={props.onView} />
              </>
            }
          >
            <SearchField
              label={text("list.search")}
              placeholder={text("list.placeholder")}
              value={props.typed}
              onChange={props.onSearch}
              inputRef={props.searchRef}
              maxLength={200}
            />
            <TaskFiltersView query={query} users={props.users} me={props.me} onFilter={props.onFilter} />
          </Toolbar>
        </SelectionPlace>
        {props.areNamesMissing ? <Banner tone="warning">{text("list.namesMissing")}</Banner> : null}
        {failure !== null && count > 0 ? (
          <Banner
            tone="warning"
            title={text("list.stale")}
            action={
              <Button size="small" onPress={props.onRetry}>
                {text("actions.retry")}
              </Button>
            }
          />
        ) : null}
        {view === "list" ? <Rows {...props} /> : <Cards {...props} />}
        {view === "list" ? <Pagination page={query.page} pageSize={query.limit} total={count} onPage={props.onPage} /> : null}
      </div>
    </>
  );
};
