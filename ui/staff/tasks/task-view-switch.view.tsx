import { Columns3, List } from "lucide-react";
import type { TaskView } from "../../../core/tasks/task-lists.service.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import styles from "./task-list.module.css";

type TaskViewSwitchProps = { readonly view: TaskView; readonly onView: (view: TaskView) => void };

/** Switches between list and board. */
export const TaskViewSwitch = ({ view, onView }: TaskViewSwitchProps) => {
  const text = useText(tasksText);
  return (
    <div className={styles["views"]} role="group" aria-label={text("list.view")}>
      <IconButton
        icon={List}
        label={text("views.list")}
        kind={view === "list" ? "secondary" : "quiet"}
        aria-pressed={view === "list"}
        onPress={() => onView("list")}
      />
      <IconButton
        icon={Columns3}
        label={text("views.board")}
        kind={view === "board" ? "secondary" : "quiet"}
        aria-pressed={view === "board"}
        onPress={() => onView("board")}
      />
    </div>
  );
};
