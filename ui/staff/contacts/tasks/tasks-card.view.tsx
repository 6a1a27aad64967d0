import { ListPlus } from "lucide-react";
import type { Remote } from "../../../../core/kernel/remote.ts";
import type { TasksOfContact } from "../../../../core/tasks/contact-tasks.port.ts";
import type { Task } from "../../../../core/tasks/task.model.ts";
import { recordText } from "../../../i18n/en/record.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Card } from "../../../kit/card.view.tsx";
import { RemoteView } from "../../../kit/remote.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import styles from "./contact-tasks.module.css";
import { TaskRows } from "./task-rows.view.tsx";

export type TasksCardProps = {
  readonly tasks: Remote<TasksOfContact>;
  readonly onAdd: () => void;
  readonly onFinish: (task: Task) => void;
  readonly onRetry: () => void;
};

/** The tasks about a contact, on its record. */
export const TasksCard = ({ tasks, onAdd, onFinish, onRetry }: TasksCardProps) => {
  const text = useText(recordText);
  return (
    <Card
      title={text("tasks.title")}
      actions={
        <Button size="small" icon={ListPlus} onPress={onAdd}>
          {text("tasks.add")}
        </Button>
      }
    >
      <RemoteView remote={tasks} skeleton={<SkeletonLines lines={2} />} onRetry={onRetry}>
        {({ tasks: held, count }) => (
          <div className={styles["card"]}>
            {held.length === 0 ? (
              <p className={styles["muted"]}>{text("tasks.none")}</p>
            ) : (
              <TaskRows label={text("tasks.title")} tasks={held} onFinish={onFinish} />
            )}
            {count > held.length ? <p className={styles["muted"]}>{text("tasks.more", { count: count - held.length })}</p> : null}
          </div>
        )}
      </RemoteView>
    </Card>
  );
};
