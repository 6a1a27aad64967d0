import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./field-problem.module.css";
import { Press } from "./press.view.tsx";

type FieldProblemProps = { readonly id?: string; readonly message: string; /** gives back what was there before */ readonly onUndo?: (() => void) | undefined };

/** Why what was typed into a field was refused: one line below it, and all of it, laid over what follows, while somebody is in the field. Nothing moves for it. */
export const FieldProblem = ({ id, message, onUndo }: FieldProblemProps) => {
  const text = useText(kitText);
  return (
    <span className={styles["problem"]}>
      <span id={id} role="alert" className={styles["message"]}>
        {message}
      </span>
      {onUndo === undefined ? null : (
        // The field keeps the focus, as the message would fold under the pointer without it.
        <Press className={styles["undo"]} onMouseDown={(event) => event.preventDefault()} onPress={onUndo}>
          {text("inlineEdit.undo")}
        </Press>
      )}
    </span>
  );
};
