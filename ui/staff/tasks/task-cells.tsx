import { Link2 } from "lucide-react";
import { statusLabel, type TaskStatus } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { AvatarStack } from "../../kit/avatar.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import { peopleOf } from "./people.model.ts";
import { statusLook } from "./status-look.ts";
import styles from "./task-list.module.css";

export const StatusPill = ({ status }: { readonly status: TaskStatus }) => (
  <Pill tone={statusLook[status].tone} icon={statusLook[status].icon}>
    {statusLabel(status)}
  </Pill>
);

export const Assignees = ({ task, users }: { readonly task: Task; readonly users: readonly UserName[] }) => {
  const text = useText(tasksText);
  const people = peopleOf(task.assigned_to, users);
  return people.length === 0 ? null : <AvatarStack label={text("fields.assigned_to")} people={people} />;
};

/** How many links a task has. */
export const LinkCount = ({ task }: { readonly task: Task }) => {
  const text = useText(tasksText);
  const count = task.resources.length;
  if (count === 0) return null;
  return (
    <span className={styles["fact"]} title={text("board.links", { count })}>
      <Link2 className={styles["icon"]} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text("board.links", { count })}</VisuallyHidden>
    </span>
  );
};

export const TaskName = ({ task }: { readonly task: Task }) => (
  <span className={styles["name"]}>
    <span className={styles["words"]}>{task.name}</span>
    {task.program_class === null ? null : <Pill>{task.program_class}</Pill>}
  </span>
);
