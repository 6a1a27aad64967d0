import { useEffect, useRef, useState } from "react";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { TaskForms } from "../../../core/tasks/task-forms.service.ts";
import { taskListShown } from "../../../core/tasks/task-list.view-model.ts";
import { TaskLists } from "../../../core/tasks/task-lists.service.ts";
import type { TaskStatus } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import { StaffNames } from "../../../core/users/staff-names.service.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useGo, useParams } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useStaffUser } from "../staff-user.ts";
import { HelpTipScreen } from "../tooltips/help-tip.screen.tsx";
import { useLastPage } from "../use-last-page.ts";
import { taskHref } from "./list-address.ts";
import { TaskListView } from "./task-list.view.tsx";
import { useChosenTasks } from "./use-chosen-tasks.ts";
import { useListCommands } from "./use-list-commands.ts";
import { useTaskActions } from "./use-task-actions.ts";
import { useTaskAddress } from "./use-task-address.ts";

const form = loadable(async () => (await import("./task-form.screen.tsx")).TaskFormWindow);

/** The task list, with the task of the URL in a dialog over it. */
export const TaskListScreen = () => {
  const [board, forms, modals, staff, clock] = [
    useService(TaskLists),
    useService(TaskForms),
    useService(Modals),
    useService(StaffNames),
    useService(Clock),
  ];
  const state = useLatest(board.state$, board.latest());
  const names = useLatest(staff.names$, idle);
  const [{ id: me }, { slug }] = [useStaffUser(), useParams()];
  const go = useGo();
  const [now] = useState(clock.now);
  const [searchRef, actions] = [useRef<HTMLInputElement>(null), useTaskActions(board)];
  const { query, view, suffix, typed, onSearch, onFilter, onView, onPage, onSort, onClear } = useTaskAddress(board);
  const { selection, selected, select, clear } = useChosenTasks(view === "list" ? JSON.stringify(query) : null, state.list.all);
  useEffect(() => void board.show(query, view)(), [board, query, view]);
  useLastPage(state.list.rows, query);
  useEffect(() => {
    void staff.load();
    forms.resume();
  }, [staff, forms]);
  const onMove = (tasks: readonly Task[], next: TaskStatus): void => void actions.move(tasks, next).then(clear);
  const onRemove = (tasks: readonly Task[]): void => void actions.remove(tasks).then(clear);
  const acts = {
    onCreate: () => modals.open("task", query.program_class === null ? {} : { program_class: query.program_class }),
    onView,
    onPage,
    onRetry: () => void board.show(query, view)(),
  };
  useListCommands({
    ...acts,
    view,
    page: query.page,
    pages: state.list.pages,
    selected: selected.length,
    hidesFinished: query.hide_finished,
    onSearch: () => searchRef.current?.focus(),
    onHideFinished: () => onFilter({ hide_finished: !query.hide_finished }),
    onMine: () => onFilter({ assigned_to: me }),
    onMove: (next) => onMove(selected, next),
    onRemove: () => onRemove(selected),
    onClear: clear,
  });
  return (
    <>
      <TaskListView
        {...taskListShown({ board: state, query, view })}
        {...acts}
        {...{ query, typed, view, me, selection, now, searchRef, onSearch, onFilter, onSort, onClear, onMove, onRemove }}
        help={<HelpTipScreen slug="tasks-list" />}
        tasks={state.list.all}
        columns={state.columns}
        users={latestValue(names) ?? []}
        areNamesMissing={names.tag === "failed" && latestValue(names) === undefined}
        isBusy={actions.isBusy}
        hrefOf={(task) => taskHref(task.slug, suffix)}
        onSelection={select}
        onMore={(column) => void board.more(column)()}
      />
      {slug === undefined ? null : (
        <form.View key={slug} params={{ slug }} isInAddress onClose={() => go(`/ui/tasks${suffix}`, { replace: true })} />
      )}
    </>
  );
};
