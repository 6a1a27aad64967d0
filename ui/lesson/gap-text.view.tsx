import { type DragEvent, type KeyboardEvent, useRef } from "react";
import { lessonItemsText } from "../i18n/en/lesson-items.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { useFocusAfter } from "../kit/use-focus-after.ts";
import { VisuallyHidden } from "../kit/visually-hidden.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import styles from "./gap-text.module.css";
import { useGaps } from "./use-gaps.ts";

export type GapTextProps = {
  /** the text between the gaps */
  readonly parts: readonly string[];
  readonly bank: readonly string[];
  /** for each gap the index of its word in the bank */
  readonly placed: readonly (number | null)[];
  readonly isOpen: boolean;
  readonly onChange: (placed: readonly (number | null)[]) => void;
};

const dragged = "application/x-cygnet-word";

/** A text with gaps and a bank of words, which are put into them by dragging, or by choosing a word and then its gap. */
export const GapText = ({ parts, bank, placed, isOpen, onChange }: GapTextProps) => {
  const views = useText(lessonViewsText);
  const text = useText(lessonItemsText);
  const whole = useRef<HTMLDivElement>(null);
  const { held, said, focus, pick, press, drop, putBack } = useGaps({ bank, placed, isOpen, onChange });
  useFocusAfter(focus, () => {
    if (focus === null) return;
    const wanted = "gap" in focus ? `[data-gap="${focus.gap}"]` : `[data-word="${focus.word}"]`;
    whole.current?.querySelector<HTMLElement>(wanted)?.focus();
  });
  if (parts.length === 0) return <EmptyPart>{views("empty.gaps")}</EmptyPart>;
  const total = placed.length;
  const wordOf = (index: number | null): string => (index === null ? "" : (bank[index] ?? ""));
  const nameOf = (gap: number): string => {
    const here = placed[gap] ?? null;
    const at = { number: gap + 1, total };
    if (held !== null) return text("gaps.fill", { ...at, word: wordOf(held) });
    return here === null ? text("gaps.empty", at) : text("gaps.filled", { ...at, word: wordOf(here) });
  };
  const announced = (): string => {
    if (said === null) return "";
    if (said.key === "gaps.first") return text(said.key);
    return "gap" in said ? text(said.key, { word: said.word, number: said.gap }) : text(said.key, { word: said.word });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || held === null) return;
    event.preventDefault();
    event.stopPropagation();
    putBack();
  };
  const onDrop = (event: DragEvent, gap: number): void => {
    event.preventDefault();
    drop(Number(event.dataTransfer.getData(dragged)), gap);
  };
  return (
    <div ref={whole} role="group" aria-label={views("words.title")} className={styles["whole"]} onKeyDown={onKeyDown}>
      <p className={styles["text"]}>
        {parts.map((part, at) => (
          <span key={`${at}-${part}`}>
            {part}
            {at < parts.length - 1 ? (
              <button
                type="button"
                className={styles["gap"]}
                data-gap={at}
                data-filled={(placed[at] ?? null) !== null}
                data-wanted={held !== null}
                aria-label={nameOf(at)}
                disabled={!isOpen}
                draggable={isOpen && (placed[at] ?? null) !== null}
                onClick={() => press(at)}
                onDragStart={(event) => event.dataTransfer.setData(dragged, String(placed[at] ?? ""))}
                onDragOver={(event) => (event.dataTransfer.types.includes(dragged) ? event.preventDefault() : undefined)}
                onDrop={(event) => onDrop(event, at)}
              >
                {wordOf(placed[at] ?? null)}
              </button>
            ) : null}
          </span>
        ))}
      </p>
      <ul className={styles["bank"]} aria-label={views("words.bank")}>
        {bank.map((word, index) => {
          const isUsed = placed.includes(index);
          return (
            <li key={`${index}-${word}`}>
              <button
                type="button"
                className={styles["word"]}
                data-word={index}
                data-used={isUsed}
                aria-pressed={held === index}
                {...(isUsed ? { "aria-label": text("gaps.used", { word }) } : {})}
                disabled={!isOpen || isUsed}
                draggable={isOpen && !isUsed}
                onClick={() => pick(index)}
                onDragStart={(event) => event.dataTransfer.setData(dragged, String(index))}
              >
                {isUsed ? <s>{word}</s> : word}
              </button>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{announced()}</span>
      </VisuallyHidden>
    </div>
  );
};
