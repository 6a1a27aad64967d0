import { useEffect, useMemo, useRef, useState } from "react";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { TaskForms } from "../../../core/tasks/task-forms.service.ts";
import { TaskLists, type TaskView } from "../../../core/tasks/task-lists.service.ts";
import type { TaskStatus } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import { StaffNames } from "../../../core/users/staff-names.service.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useGo, useParams, useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useSearchText } from "../contacts/use-search-text.ts";
import { useStaffUser } from "../staff-user.ts";
import { HelpTipScreen } from "../tooltips/help-tip.screen.tsx";
import { addressOfFilters, queryOfAddress, taskHref } from "./list-address.ts";
import { TaskListView } from "./task-list.view.tsx";
import { useListCommands } from "./use-list-commands.ts";
import { useTaskActions } from "./use-task-actions.ts";

const none: Selection = new Set();
const focusFirst = (): void =>
  [...document.querySelectorAll<HTMLElement>('[role="grid"] tr[data-index="0"], [data-card]')]
    .find((one) => one.getClientRects().length > 0)
    ?.focus();

const form = loadable(async () => (await import("./task-form.screen.tsx")).TaskFormWindow);

/** The tasks, and over them the one that the address names. */
export const TaskListScreen = () => {
  const board = useService(TaskLists);
  const forms = useService(TaskForms);
  const modals = useService(Modals);
  const staff = useService(StaffNames);
  const clock = useService(Clock);
  const state = useLatest(board.state$, board.latest());
  const names = useLatest(staff.names$, idle);
  const user = useStaffUser();
  const { slug } = useParams();
  const address = useQuery();
  const setQuery = useSetQuery();
  const go = useGo();
  const [now] = useState(clock.now);
  const search = useRef<HTMLInputElement>(null);
  const actions = useTaskActions(board);

  const { page, sort, search: words, status, assigned_to, program_class, hide_finished } = address;
  const query = useMemo(
    () => queryOfAddress({ page, sort, search: words, status, assigned_to, program_class, hide_finished }),
    [page, sort, words, status, assigned_to, program_class, hide_finished],
  );
  const asked = address["view"];
  const view = asked === "board" || asked === "list" ? asked : board.view();
  const key = `${view} ${JSON.stringify(query)}`;
  const [chosen, setChosen] = useState({ key, selection: none });
  const [typed, setTyped] = useSearchText(query.search, (text) => setQuery({ search: text === "" ? null : text, page: null }));
  const inAddress = new URLSearchParams(
    Object.entries(address).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
  const suffix = inAddress === "" ? "" : `?${inAddress}`;

  useEffect(() => void board.show(query, view)(), [board, query, view]);
  useEffect(() => {
    void staff.load();
    forms.resume();
  }, [staff, forms]);
  const create = (): void => modals.open("task", query.program_class === null ? {} : { program_class: query.program_class });

  const isCurrent = JSON.stringify(state.query) === JSON.stringify(query) && state.view === view;
  const shown = view === "list" ? [state.list] : state.columns.map(({ tasks }) => tasks);
  const selection = chosen.key === key && view === "list" ? chosen.selection : none;
  const selected = state.list.all.filter(({ id }) => selection.has(String(id)));
  const select = (next: Selection): void => setChosen({ key, selection: next });
  const clear = (): void => select(none);
  const look = (next: TaskView): void => {
    board.setView(next);
    setQuery({ view: next, page: null });
  };
  const turnTo = (next: number): void => setQuery({ page: next === 1 ? null : String(next) }, { push: true });
  const move = (tasks: readonly Task[], next: TaskStatus): void => void actions.move(tasks, next).then(clear);
  const remove = (tasks: readonly Task[]): void => void actions.remove(tasks).then(clear);
  const retry = (): void => void board.show(query, view)();
  useListCommands({
    view,
    page: query.page,
    pages: state.list.pages,
    selected: selected.length,
    hidesFinished: query.hide_finished,
    onSearch: () => search.current?.focus(),
    onCreate: create,
    onView: look,
    onPage: turnTo,
    onHideFinished: () => setQuery(addressOfFilters({ hide_finished: !query.hide_finished })),
    onMine: () => setQuery(addressOfFilters({ assigned_to: user.id })),
    onMove: (next) => move(selected, next),
    onRemove: () => remove(selected),
    onClear: clear,
    onFirst: focusFirst,
    onRetry: retry,
  });
  return (
    <>
      <TaskListView
        help={<HelpTipScreen slug="tasks-list" />}
        query={query}
        typed={typed}
        view={view}
        tasks={state.list.all}
        columns={state.columns}
        count={shown.reduce((sum, { count }) => sum + count, 0)}
        isLoading={!isCurrent || shown.some(({ loading }) => loading)}
        isLoaded={shown.every(({ loaded }) => loaded)}
        failure={isCurrent ? (shown.find(({ failure }) => failure !== null)?.failure ?? null) : null}
        users={latestValue(names) ?? []}
        areNamesMissing={names.tag === "failed" && latestValue(names) === undefined}
        me={user.id}
        selection={selection}
        isBusy={actions.isBusy}
        now={now}
        searchRef={search}
        hrefOf={(task) => taskHref(task.slug, suffix)}
        onCreate={create}
        onSearch={setTyped}
        onFilter={(filters) => setQuery(addressOfFilters(filters))}
        onClear={() => {
          setTyped("");
          setQuery({ search: null, ...addressOfFilters({ status: [], assigned_to: null, program_class: "", hide_finished: false }) });
        }}
        onSort={(order) => setQuery({ sort: order === "-created" ? null : order, page: null })}
        onView={look}
        onPage={turnTo}
        onSelection={select}
        onMove={move}
        onRemove={remove}
        onMore={(column) => void board.more(column)()}
        onRetry={retry}
      />
      {slug === undefined ? null : (
        <form.View key={slug} params={{ slug }} isInAddress onClose={() => go(`/ui/tasks${suffix}`, { replace: true })} />
      )}
    </>
  );
};
