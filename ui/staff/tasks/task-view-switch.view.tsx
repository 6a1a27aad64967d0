import { Columns3, List } from "lucide-react";
import type { TaskView } from "../../../core/tasks/task-lists.service.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { ViewSwitch } from "../../kit/view-switch.view.tsx";

type TaskViewSwitchProps = { readonly view: TaskView; readonly onView: (view: TaskView) => void };

/** Switches between list and board. */
export const TaskViewSwitch = ({ view, onView }: TaskViewSwitchProps) => {
  const text = useText(tasksText);
  return (
    <ViewSwitch
      label={text("list.view")}
      views={[
        { id: "list", icon: List, label: text("views.list") },
        { id: "board", icon: Columns3, label: text("views.board") },
      ]}
      view={view}
      onView={onView}
    />
  );
};
