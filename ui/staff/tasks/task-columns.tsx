import type { Task } from "../../../core/tasks/task.model.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";
import type { tasksText } from "../../i18n/en/tasks.ts";
import type { Say } from "../../i18n/text-types.ts";
import type { Column } from "../../kit/grid-column.ts";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import { Assignees, StatusPill, TaskName } from "./task-cells.tsx";

/**
 * The columns of the task list.
 * @param now epoch seconds
 */
export const taskColumns = (text: Say<typeof tasksText.texts>, users: readonly UserName[], now: number): readonly Column<Task>[] => [
  { id: "name", header: text("columns.name"), width: "fill", isSortable: true, cell: (task) => <TaskName task={task} /> },
  { id: "status", header: text("columns.status"), isSortable: true, onPhone: "bare", cell: (task) => <StatusPill status={task.status} /> },
  { id: "assigned_to", header: text("columns.assigned_to"), onPhone: "bare", cell: (task) => <Assignees task={task} users={users} /> },
  { id: "about", header: text("columns.about"), onPhone: "hidden", cell: (task) => task.related_record_summary?.title ?? null },
  {
    id: "updated",
    header: text("columns.updated"),
    isSortable: true,
    onPhone: "hidden",
    cell: (task) => <TimeAgo at={task.updated_at} now={now} />,
  },
];
