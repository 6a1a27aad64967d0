import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { movedTo } from "../../core/lessons/shown/arranged.rule.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { IconButton } from "../kit/icon-button.view.tsx";
import { useFocusAfter } from "../kit/use-focus-after.ts";
import { VisuallyHidden } from "../kit/visually-hidden.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import styles from "./order-list.module.css";

export type OrderListProps = {
  readonly answers: readonly string[];
  readonly isOpen: boolean;
  readonly onChange: (answers: readonly string[]) => void;
};

type Move = { readonly to: number; readonly by: "up" | "down" | "drag" };

const dragged = "application/x-cygnet-answer";
const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Answers in an order that is changed by buttons, by Alt with an arrow key, and by dragging. */
export const OrderList = ({ answers, isOpen, onChange }: OrderListProps) => {
  const text = useText(lessonViewsText);
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Move | null>(null);
  useFocusAfter(moved, () => {
    if (moved === null || moved.by === "drag") return;
    const row = list.current?.children[moved.to];
    const wanted = row?.querySelector<HTMLButtonElement>(`button[data-by="${moved.by}"]:enabled`);
    (wanted ?? row?.querySelector<HTMLButtonElement>("button:enabled"))?.focus();
  });
  const move = (from: number, to: number, by: Move["by"]): void => {
    if (!isOpen || from === to || to < 0 || to >= answers.length) return;
    onChange(movedTo(answers, from, to));
    setMoved({ to, by });
  };
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const by = event.altKey ? steps[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(at, at + by, by < 0 ? "up" : "down");
  };
  const onDrop = (event: DragEvent, at: number): void => {
    event.preventDefault();
    const from = Number(event.dataTransfer.getData(dragged));
    if (Number.isSafeInteger(from)) move(from, at, "drag");
  };
  if (answers.length === 0) return <EmptyPart>{text("empty.answers")}</EmptyPart>;
  const seen = new Map<string, number>();
  const keyOf = (answer: string): string => {
    const count = (seen.get(answer) ?? 0) + 1;
    seen.set(answer, count);
    return `${count}-${answer}`;
  };
  return (
    <>
      <ol ref={list} className={styles["list"]}>
        {answers.map((answer, at) => (
          <li
            key={keyOf(answer)}
            className={styles["row"]}
            data-open={isOpen}
            draggable={isOpen}
            onKeyDown={(event) => onKeyDown(event, at)}
            onDragStart={(event) => event.dataTransfer.setData(dragged, String(at))}
            onDragOver={(event) => (event.dataTransfer.types.includes(dragged) ? event.preventDefault() : undefined)}
            onDrop={(event) => onDrop(event, at)}
          >
            {isOpen ? <GripVertical className={styles["grip"]} aria-hidden="true" /> : null}
            <span className={styles["number"]} aria-hidden="true">
              {at + 1}
            </span>
            <span className={styles["answer"]}>{answer === "" ? text("empty.answer", { number: at + 1 }) : answer}</span>
            <span className={styles["buttons"]}>
              <IconButton
                icon={ArrowUp}
                label={text("order.up", { answer })}
                data-by="up"
                isDisabled={!isOpen || at === 0}
                onPress={() => move(at, at - 1, "up")}
              />
              <IconButton
                icon={ArrowDown}
                label={text("order.down", { answer })}
                data-by="down"
                isDisabled={!isOpen || at === answers.length - 1}
                onPress={() => move(at, at + 1, "down")}
              />
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">
          {moved === null ? "" : text("order.moved", { answer: answers[moved.to] ?? "", place: moved.to + 1, of: answers.length })}
        </span>
      </VisuallyHidden>
    </>
  );
};
