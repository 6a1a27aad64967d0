import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useRef } from "react";
import { lessonItemsText } from "../i18n/en/lesson-items.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { IconButton } from "../kit/icon-button.view.tsx";
import { useFocusAfter } from "../kit/use-focus-after.ts";
import { VisuallyHidden } from "../kit/visually-hidden.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import styles from "./order-list.module.css";
import { useMoves } from "./use-moves.ts";

export type OrderListProps = {
  readonly answers: readonly string[];
  readonly isOpen: boolean;
  readonly onChange: (answers: readonly string[]) => void;
};

const dragged = "application/x-cygnet-answer";
const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Answers in an order that is changed by dragging, by choosing one and then its new place, by buttons and by keys. */
export const OrderList = ({ answers, isOpen, onChange }: OrderListProps) => {
  const text = useText(lessonViewsText);
  const words = useText(lessonItemsText);
  const list = useRef<HTMLOListElement>(null);
  const { held, said, focus, move, press, drop, putBack } = useMoves(answers, isOpen, onChange);
  useFocusAfter(focus, () => {
    if (focus === null) return;
    const row = list.current?.children[focus.at];
    const wanted = row?.querySelector<HTMLButtonElement>(`button[data-by="${focus.by}"]:enabled`);
    (wanted ?? row?.querySelector<HTMLButtonElement>("button:enabled"))?.focus();
  });
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const by = event.altKey || held === at ? steps[event.key] : undefined;
    if (by === undefined && !(event.key === "Escape" && held !== null)) return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) putBack();
    else move(at, at + by, "pick");
  };
  const onDrop = (event: DragEvent, at: number): void => {
    event.preventDefault();
    drop(Number(event.dataTransfer.getData(dragged)), at);
  };
  if (answers.length === 0) return <EmptyPart>{text("empty.answers")}</EmptyPart>;
  const seen = new Map<string, number>();
  const keyOf = (answer: string): string => {
    const count = (seen.get(answer) ?? 0) + 1;
    seen.set(answer, count);
    return `${count}-${answer}`;
  };
  const nameOf = (answer: string, at: number): string =>
    held === null || held === at
      ? words("move.pick", { answer, place: at + 1, of: answers.length })
      : words("move.here", { answer: answers[held] ?? "", place: at + 1 });
  return (
    <>
      <ol ref={list} className={styles["list"]}>
        {answers.map((answer, at) => (
          <li
            key={keyOf(answer)}
            className={styles["row"]}
            data-open={isOpen}
            data-held={held === at}
            draggable={isOpen}
            onKeyDown={(event) => onKeyDown(event, at)}
            onDragStart={(event) => event.dataTransfer.setData(dragged, String(at))}
            onDragOver={(event) => (event.dataTransfer.types.includes(dragged) ? event.preventDefault() : undefined)}
            onDrop={(event) => onDrop(event, at)}
          >
            {isOpen ? (
              <button
                type="button"
                className={styles["grip"]}
                data-by="pick"
                aria-label={nameOf(answer, at)}
                aria-pressed={held === at}
                onClick={() => press(at)}
              >
                <GripVertical className={styles["icon"]} aria-hidden="true" />
              </button>
            ) : null}
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
        <span role="status">{said === null ? "" : words(said.key, said.values)}</span>
      </VisuallyHidden>
    </>
  );
};
