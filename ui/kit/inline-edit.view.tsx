import { Pencil } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./inline-edit.module.css";
import { type SaveState, SaveWord } from "./save-word.view.tsx";

export type InlineEditProps = {
  readonly label: string;
  readonly value: string;
  /** How the value is shown while it is not edited; a text is what it is called by too. */
  readonly display?: ReactNode;
  readonly state?: SaveState;
  /** Why the value was refused; what was typed stays. */
  readonly error?: string | undefined;
  readonly inputType?: "text" | "email" | "tel" | "url" | "number" | "date" | "datetime-local" | "lines";
  readonly isReadOnly?: boolean;
  readonly onSave: (value: string) => void;
  /** What was typed on an earlier visit and neither saved nor given up: the field opens with it. */
  readonly typedBefore?: string | null;
  /** Told of every keystroke, so that it can be kept; null when it was saved or given up. */
  readonly onTyping?: (typed: string | null) => void;
};

/** A label inside a sentence: small at its beginning, unless it has capitals of its own. */
const inSentence = (label: string): string => (/\p{Lu}/u.test(label.slice(1)) ? label : label.toLocaleLowerCase());

/** A value that turns into a field when pressed: Enter or leaving saves it, Esc restores it. */
export const InlineEdit = ({ label, value, display, state = "idle", error, inputType = "text", isReadOnly = false, onSave, typedBefore = null, onTyping }: InlineEditProps) => {
  const text = useText(kitText);
  const [draft, setTyped] = useState(typedBefore);
  const setDraft = (typed: string | null): void => {
    setTyped(typed);
    onTyping?.(typed);
  };
  const button = useRef<HTMLButtonElement>(null);
  const hasProblem = error !== undefined && error !== "";
  const isReturning = useRef(false);
  const leave = (): void => {
    isReturning.current = true;
    setDraft(null);
  };
  // Before the next key can arrive, so that none is lost.
  useLayoutEffect(() => {
    if (draft !== null || !isReturning.current) return;
    isReturning.current = false;
    button.current?.focus();
  }, [draft]);
  const save = (): void => {
    if (draft !== null && draft !== value) onSave(draft);
    setDraft(null);
  };
  const isLong = inputType === "lines";
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    if (event.key === "Enter" && isLong && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") save();
    leave();
  };
  const shown = display ?? value;
  const field = {
    className: styles["input"],
    "aria-label": label,
    "aria-invalid": hasProblem,
    title: text(isLong ? "inlineEdit.hintLines" : "inlineEdit.hint"),
    value: draft ?? "",
    autoFocus: true,
    onKeyDown,
    onBlur: save,
  };
  return (
    <div className={styles["edit"]} data-invalid={hasProblem}>
      <span className={styles["label"]} aria-hidden="true">
        {label}
      </span>
      {draft === null ? (
        <button ref={button} type="button" className={styles["value"]} disabled={isReadOnly} aria-label={value === "" ? text("inlineEdit.empty", { name: inSentence(label) }) : `${text("inlineEdit.edit", { name: label })}: ${typeof display === "string" ? display : value}`} onClick={() => setTyped(value)}>
          {value === "" && !isReadOnly ? <span className={styles["nothing"]}>{text("inlineEdit.empty", { name: inSentence(label) })}</span> : <span className={styles["text"]}>{shown}</span>}
          {isReadOnly ? null : <Pencil className={styles["pencil"]} aria-hidden="true" />}
        </button>
      ) : isLong ? (
        <textarea {...field} rows={4} onFocus={(event) => event.currentTarget.setSelectionRange(draft.length, draft.length)} onChange={(event) => setDraft(event.currentTarget.value)} />
      ) : (
        <input {...field} type={inputType} onFocus={(event) => event.currentTarget.select()} onChange={(event) => setDraft(event.currentTarget.value)} />
      )}
      <span className={styles["state"]}>{hasProblem ? <span role="alert">{error}</span> : <SaveWord state={state} />}</span>
    </div>
  );
};
