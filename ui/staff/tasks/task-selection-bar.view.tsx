import { Trash2 } from "lucide-react";
import { statusLabel, type TaskStatus, taskStatuses } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import type { Selection } from "../../kit/grid-selection.ts";
import { Menu } from "../../kit/menu.view.tsx";
import { SelectionBar } from "../../kit/selection-bar.view.tsx";
import { statusLook } from "./status-look.ts";

type TaskSelectionBarProps = {
  readonly tasks: readonly Task[];
  readonly selection: Selection;
  readonly isBusy: boolean;
  readonly onSelection: (selection: Selection) => void;
  readonly onMove: (tasks: readonly Task[], status: TaskStatus) => void;
  readonly onRemove: (tasks: readonly Task[]) => void;
};

/** The actions on the selected tasks. */
export const TaskSelectionBar = ({ tasks, selection, isBusy, onSelection, onMove, onRemove }: TaskSelectionBarProps) => {
  const text = useText(tasksText);
  const chosen = tasks.filter((task) => selection.has(String(task.id)));
  return (
    <SelectionBar count={chosen.length} onClear={() => onSelection(new Set())}>
      <Menu
        label={text("actions.status")}
        trigger={
          <Button size="small" isPending={isBusy}>
            {text("actions.status")}
          </Button>
        }
        groups={[{ id: "status", entries: taskStatuses.map(({ id }) => ({ id, label: statusLabel(id), icon: statusLook[id].icon })) }]}
        onAction={(id) => {
          const status = taskStatuses.find((one) => one.id === id)?.id;
          if (status !== undefined) onMove(chosen, status);
        }}
      />
      <Button size="small" icon={Trash2} isPending={isBusy} onPress={() => onRemove(chosen)}>
        {text("actions.delete")}
      </Button>
    </SelectionBar>
  );
};
