import { Ellipsis, Trash2 } from "lucide-react";
import { memo } from "react";
import { statusLabel, taskStatuses } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { BoardCard, BoardCardFacts, BoardCardNote } from "../../kit/board-card.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { statusLook } from "./status-look.ts";
import { Assignees, LinkCount } from "./task-cells.tsx";

type CardProps = {
  readonly task: Task;
  readonly users: readonly UserName[];
  readonly href: string;
  readonly isDragged: boolean;
  readonly onMove: (card: string, status: string) => void;
  readonly onRemove: (task: Task) => void;
  readonly onDrag: (card: string | null) => void;
};

const moving = "move";
const removing = "remove";

const CardDrawn = ({ task, users, href, isDragged, onMove, onRemove, onDrag }: CardProps) => {
  const text = useText(tasksText);
  const about = task.related_record_summary?.title ?? "";
  return (
    <BoardCard
      id={String(task.id)}
      title={task.name}
      href={href}
      isMovable
      isDragged={isDragged}
      onDrag={onDrag}
      menu={
        <Menu
          label={text("board.actions", { name: task.name })}
          placement="bottom end"
          trigger={<IconButton icon={Ellipsis} size="small" label={text("board.actions", { name: task.name })} />}
          groups={[
            {
              id: moving,
              title: text("board.moveTo"),
              chosen: task.status,
              entries: taskStatuses.map(({ id }) => ({ id, label: statusLabel(id), icon: statusLook[id].icon })),
            },
            { id: removing, entries: [{ id: removing, label: text("actions.delete"), icon: Trash2, isDangerous: true }] },
          ]}
          onAction={(id, group) => {
            if (group === removing) onRemove(task);
            else onMove(String(task.id), id);
          }}
        />
      }
    >
      {about === "" ? null : <BoardCardNote>{about}</BoardCardNote>}
      {task.assigned_to.length + task.resources.length === 0 && task.program_class === null ? null : (
        <BoardCardFacts>
          <Assignees task={task} users={users} />
          <LinkCount task={task} />
          {task.program_class === null ? null : <Pill>{task.program_class}</Pill>}
        </BoardCardFacts>
      )}
    </BoardCard>
  );
};

/** A task on the board; its menu moves and deletes it. */
export const TaskCard = memo(CardDrawn);
