import type { ReactNode } from "react";
import type { Saying } from "../../core/kernel/refusal.ts";
import { useRefusalWords } from "../i18n/refusal-words.ts";
import { FieldProblem } from "../kit/field-problem.view.tsx";
import { type SaveState, SaveWord } from "../kit/save-word.view.tsx";
import styles from "./field-editor.module.css";

type FieldFrameProps = {
  readonly label: string;
  readonly state: SaveState;
  readonly error: Saying | undefined;
  /** restores the stored value */ readonly onUndo?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Label, value and save state of a field that is not typed. */
export const FieldFrame = ({ label, state, error, onUndo, children }: FieldFrameProps) => {
  const say = useRefusalWords();
  return (
    <div className={styles["frame"]} role="group" aria-label={label}>
      <span className={styles["label"]} aria-hidden="true">
        {label}
      </span>
      <div className={styles["value"]}>{children}</div>
      <span className={styles["state"]}>
        <SaveWord state={error === undefined ? state : "idle"} />
        {error === undefined ? null : <FieldProblem message={say(error)} onUndo={onUndo} />}
      </span>
    </div>
  );
};
