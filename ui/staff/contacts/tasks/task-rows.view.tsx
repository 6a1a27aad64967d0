import { Circle, CircleCheckBig } from "lucide-react";
import { isTaskFinished, statusLabel } from "../../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../../core/tasks/task.model.ts";
import { recordText } from "../../../i18n/en/record.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Anchor } from "../../../kit/anchor.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { Pill } from "../../../kit/pill.view.tsx";
import { taskHref } from "../../tasks/list-address.ts";
import { statusLook } from "../../tasks/status-look.ts";
import styles from "./contact-tasks.module.css";

type TaskRowsProps = {
  readonly label: string;
  readonly tasks: readonly Task[];
  /** marks a task as done, or reopens it */ readonly onFinish: (task: Task) => void;
};

/** Tasks in short form, each with a checkbox. */
export const TaskRows = ({ label, tasks, onFinish }: TaskRowsProps) => {
  const text = useText(recordText);
  return (
    <ul className={styles["tasks"]} aria-label={label}>
      {tasks.map((task) => {
        const isFinished = isTaskFinished(task.status);
        const { icon, tone } = statusLook[task.status];
        return (
          <li key={task.id} className={styles["task"]} data-finished={isFinished}>
            <IconButton
              icon={isFinished ? CircleCheckBig : Circle}
              size="small"
              kind="quiet"
              label={text(isFinished ? "tasks.reopen" : "tasks.finish", { name: task.name })}
              onPress={() => onFinish(task)}
            />
            <Anchor href={taskHref(task.slug)} className={styles["name"]} dir="auto">
              {task.name}
            </Anchor>
            <Pill icon={icon} tone={tone}>
              {statusLabel(task.status)}
            </Pill>
          </li>
        );
      })}
    </ul>
  );
};
