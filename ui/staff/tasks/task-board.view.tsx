import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { TaskColumn } from "../../../core/tasks/task-board.service.ts";
import { statusLabel, type TaskStatus } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { cardForKey, type CardKey } from "./board-keys.ts";
import styles from "./task-board.module.css";
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

type ColumnProps = BoardProps & { readonly column: TaskColumn; readonly dragged: Task | null; readonly onDrag: (task: Task | null) => void };

const Column = ({ column: { status, tasks }, dragged, onDrag, ...board }: ColumnProps) => {
  const text = useText(tasksText);
  const [isOver, setOver] = useState(false);
  const mayDrop = dragged !== null && dragged.status !== status;
  const left = tasks.count - tasks.all.length;
  return (
    <section
      className={styles["column"]}
      aria-labelledby={`column-${status}`}
      data-target={mayDrop && isOver}
      onDragOver={(event) => {
        if (!mayDrop) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (mayDrop) board.onMove(dragged, status);
        onDrag(null);
      }}
    >
      <h2 className={styles["heading"]} id={`column-${status}`}>
        <StatusPill status={status} />
        {tasks.loaded ? <span className={styles["count"]}>{tasks.count}</span> : null}
      </h2>
      {tasks.all.length === 0 ? (
        <div className={styles["empty"]}>{tasks.loaded || !tasks.loading ? text(mayDrop ? "board.dropHere" : "board.empty") : <SkeletonLines lines={3} />}</div>
      ) : (
        <ul className={styles["cards"]} aria-label={statusLabel(status)}>
          {tasks.all.map((task) => (
            <TaskCard key={task.id} task={task} users={board.users} href={board.hrefOf(task)} isDragged={dragged?.id === task.id} onMove={board.onMove} onRemove={board.onRemove} onDrag={onDrag} />
          ))}
        </ul>
      )}
      {left <= 0 ? null : (
        <Button kind="quiet" size="small" isPending={tasks.loading} onPress={() => board.onMore(status)}>
          {text("board.more", { count: left })}
        </Button>
      )}
    </section>
  );
};

const keyOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): CardKey | null => (ctrlKey || metaKey || shiftKey ? null : { key, isMove: altKey });

/** Alt and an arrow sideways would go back or forward in the browser, also where the card can go no further. */
const leavesPage = ({ key, isMove }: CardKey): boolean => isMove && (key === "ArrowLeft" || key === "ArrowRight");

/** A column for each status. Cards are dragged, or moved by their menu or by Alt and an arrow key; arrow keys go from card to card. */
export const TaskBoardView = (props: BoardProps) => {
  const { columns, onMove } = props;
  const text = useText(tasksText);
  const [dragged, setDragged] = useState<Task | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<number | null>(null);
  const focusCard = (id: number): void => board.current?.querySelector<HTMLElement>(`[data-card="${id}"]`)?.focus();
  useLayoutEffect(() => {
    if (moved.current === null || document.activeElement?.closest("[data-card]") !== null) return;
    focusCard(moved.current);
    moved.current = null;
  });
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const pressed = keyOf(event);
    const id = event.target instanceof Element ? Number(event.target.getAttribute("data-card")) : 0;
    if (pressed === null || id === 0) return;
    const next = cardForKey(columns, id, pressed);
    if (next !== null || leavesPage(pressed)) event.preventDefault();
    if (next === null) return;
    if (next.status === null) return focusCard(next.task.id);
    moved.current = next.task.id;
    onMove(next.task, next.status);
  };
  return (
    <>
      <p className={styles["hint"]}>{text("board.hint")}</p>
      <div ref={board} role="group" aria-label={text("board.label")} className={styles["board"]} onKeyDown={press}>
        {columns.map((column) => (
          <Column key={column.status} {...props} column={column} dragged={dragged} onDrag={setDragged} />
        ))}
      </div>
    </>
  );
};
