import { useMemo } from "react";
import type { TaskColumn } from "../../../core/tasks/task-lists.service.ts";
import { statusLabel, type TaskStatus, taskStatuses } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Board } from "../../kit/board.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TaskCard } from "./task-card.view.tsx";
import { StatusPill } from "./task-cells.tsx";

export type BoardProps = {
  readonly columns: readonly TaskColumn[];
  readonly users: readonly UserName[];
  readonly hrefOf: (task: Task) => string;
  readonly onMove: (task: Task, status: TaskStatus) => void;
  readonly onRemove: (task: Task) => void;
  readonly onMore: (status: TaskStatus) => void;
};

/** A column for each status. */
export const TaskBoardView = ({ columns, users, hrefOf, onMove, onRemove, onMore }: BoardProps) => {
  const text = useText(tasksText);
  const tasks = useMemo(() => new Map(columns.flatMap((column) => column.tasks.all.map((task) => [String(task.id), task]))), [columns]);
  const statusOf = (id: string): TaskStatus | undefined => taskStatuses.find((status) => status.id === id)?.id;
  return (
    <Board
      label={text("board.label")}
      hint={text("board.hint")}
      words={{
        columns: text("board.columns"),
        empty: text("board.empty"),
        dropHere: text("board.dropHere"),
        more: (count) => text("board.more", { count }),
      }}
      mayMove
      columns={columns.map(({ status, tasks: { all, count, loaded, loading } }) => ({
        id: status,
        name: statusLabel(status),
        head: <StatusPill status={status} />,
        count: loaded ? count : null,
        cards: all.map(({ id }) => String(id)),
        isLoading: loading,
        nothing: loading && !loaded ? <SkeletonLines lines={3} /> : undefined,
      }))}
      renderCard={(id, { dragged, onDrag, onMove: move }) => {
        const task = tasks.get(id);
        return task === undefined ? null : (
          <TaskCard
            key={id}
            task={task}
            users={users}
            href={hrefOf(task)}
            isDragged={dragged === id}
            onMove={move}
            onRemove={onRemove}
            onDrag={onDrag}
          />
        );
      }}
      onMove={(id, to) => {
        const task = tasks.get(id);
        const status = statusOf(to);
        if (task !== undefined && status !== undefined) onMove(task, status);
        return id;
      }}
      onMore={(id) => {
        const status = statusOf(id);
        if (status !== undefined) onMore(status);
      }}
    />
  );
};
