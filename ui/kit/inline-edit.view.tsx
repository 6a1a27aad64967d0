import { Pencil } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { inlineEditText } from "../i18n/en/inline-edit.ts";
import { useText } from "../i18n/use-text.ts";
import { FieldProblem } from "./field-problem.view.tsx";
import styles from "./inline-edit.module.css";
import { type SaveState, SaveWord } from "./save-word.view.tsx";

export type InlineEditProps = {
  readonly label: string;
  readonly value: string;
  /** The value outside edit mode; a string is also part of the accessible name. */
  readonly display?: ReactNode;
  readonly state?: SaveState;
  /** The validation error; the field stays open with the typed text. */
  readonly error?: string | undefined;
  /** Called to discard a refused value; without it, the field restores its value by itself. */
  readonly onUndo?: (() => void) | undefined;
  readonly inputType?: "text" | "email" | "tel" | "url" | "number" | "date" | "datetime-local" | "lines";
  readonly isReadOnly?: boolean;
  readonly onSave: (value: string) => void;
  /** An unsaved draft of an earlier visit: the field opens with it. */
  readonly typedBefore?: string | null;
  /** Called at every keystroke with the draft; null when it was saved or discarded. */
  readonly onTyping?: (typed: string | null) => void;
};

/** A label inside a sentence: in lower case, unless it has capitals after its first letter. */
const inSentence = (label: string): string => (/\p{Lu}/u.test(label.slice(1)) ? label : label.toLocaleLowerCase());

/** A value that becomes a field when pressed: Enter or blur saves it, Esc restores it. A refused value reopens the field. */
export const InlineEdit = ({
  label,
  value,
  display,
  state = "idle",
  error,
  onUndo,
  inputType = "text",
  isReadOnly = false,
  onSave,
  typedBefore = null,
  onTyping,
}: InlineEditProps) => {
  const text = useText(inlineEditText);
  const [draft, setTyped] = useState(typedBefore);
  const setDraft = (typed: string | null): void => {
    setTyped(typed);
    onTyping?.(typed);
  };
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLElement | null>(null);
  const problemId = useId();
  const [sent, setSent] = useState<string | null>(null);
  const [isGivenUp, setGivenUp] = useState(false);
  const hasProblem = error !== undefined && error !== "" && !isGivenUp;
  const kept = hasProblem ? (sent ?? value) : value;
  const typed = draft ?? (hasProblem && !isReadOnly ? kept : null);
  const isOpen = typed !== null;
  const isReturning = useRef(false);
  const isOnButton = useRef(false);
  const leave = (): void => {
    isReturning.current = true;
    setDraft(null);
  };
  // Runs before the next key event, so that no keystroke is lost.
  useLayoutEffect(() => {
    if (isOpen && isOnButton.current) input.current?.focus();
    if (!isOpen && isReturning.current) button.current?.focus();
    if (isOpen) isOnButton.current = false;
    isReturning.current = false;
  }, [isOpen]);
  const save = (): void => {
    if (draft !== null && draft !== kept) {
      setSent(draft);
      setGivenUp(false);
      onSave(draft);
    }
    setDraft(null);
  };
  const undo = (): void => {
    leave();
    setSent(null);
    if (onUndo === undefined) setGivenUp(true);
    else onUndo();
  };
  const isLong = inputType === "lines";
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    if (event.key === "Enter" && isLong && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape" && hasProblem) return undo();
    if (event.key === "Enter") save();
    leave();
  };
  const shown = display ?? value;
  const field = {
    ref: (element: HTMLElement | null): void => void (input.current = element),
    className: styles["input"],
    "aria-label": label,
    "aria-invalid": hasProblem,
    ...(hasProblem ? { "aria-describedby": problemId } : {}),
    title: text(isLong ? "hintLines" : "hint"),
    value: typed ?? "",
    autoFocus: draft !== null,
    onKeyDown,
    onBlur: (): void => {
      isReturning.current = false;
      save();
    },
  };
  return (
    <div className={styles["edit"]} data-invalid={hasProblem}>
      <span className={styles["label"]} aria-hidden="true">
        {label}
      </span>
      {typed === null ? (
        <button
          ref={button}
          onFocus={() => void (isOnButton.current = true)}
          onBlur={() => void (isOnButton.current = false)}
          type="button"
          className={styles["value"]}
          disabled={isReadOnly}
          aria-label={
            value === ""
              ? text("empty", { name: inSentence(label) })
              : `${text("edit", { name: label })}: ${typeof display === "string" ? display : value}`
          }
          onClick={() => setTyped(value)}
        >
          {value === "" && !isReadOnly ? (
            <span className={styles["nothing"]}>{text("empty", { name: inSentence(label) })}</span>
          ) : (
            <span className={styles["text"]}>{shown}</span>
          )}
          {isReadOnly ? null : <Pencil className={styles["pencil"]} aria-hidden="true" />}
        </button>
      ) : isLong ? (
        <textarea
          {...field}
          rows={4}
          onFocus={(event) => event.currentTarget.setSelectionRange(typed.length, typed.length)}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
      ) : (
        <input
          {...field}
          type={inputType}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
      )}
      <span className={styles["state"]}>
        <SaveWord state={hasProblem ? "idle" : state} />
        {hasProblem ? <FieldProblem id={problemId} message={error} onUndo={isReadOnly ? undefined : undo} /> : null}
      </span>
    </div>
  );
};
