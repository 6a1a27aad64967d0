import { inlineEditText } from "../i18n/en/inline-edit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./field-problem.module.css";
import { Press } from "./press.view.tsx";

type FieldProblemProps = {
  readonly id?: string;
  readonly message: string;
  /** restores the previous value */ readonly onUndo?: (() => void) | undefined;
};

/**
 * A validation error below a field: one truncated line, or the whole text as an overlay while the field has the focus. It causes no layout
 * shift.
 */
export const FieldProblem = ({ id, message, onUndo }: FieldProblemProps) => {
  const text = useText(inlineEditText);
  return (
    <span className={styles["problem"]}>
      <span id={id} role="alert" className={styles["message"]}>
        {message}
      </span>
      {onUndo === undefined ? null : (
        // Keeps the focus in the field: without it the overlay would collapse under the pointer.
        <Press className={styles["undo"]} onMouseDown={(event) => event.preventDefault()} onPress={onUndo}>
          {text("undo")}
        </Press>
      )}
    </span>
  );
};
