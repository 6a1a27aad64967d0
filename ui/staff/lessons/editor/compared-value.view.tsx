import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import styles from "./lesson-history.module.css";
import { MarkedText } from "./marked-text.view.tsx";

type ComparedValueProps = { readonly label: string; readonly then: unknown; readonly now: unknown };

/** A value as it was and as it is now. */
export const ComparedValue = ({ label, then, now }: ComparedValueProps) => {
  const text = useText(lessonEditorText);
  return (
    <div className={styles["value"]}>
      <h4 className={styles["valueName"]}>{label}</h4>
      <div className={styles["sides"]}>
        <div className={styles["side"]}>
          <span className={styles["sideName"]}>{text("history.then")}</span>
          <MarkedText value={then} other={now} tone="theirs" />
        </div>
        <div className={styles["side"]}>
          <span className={styles["sideName"]}>{text("history.now")}</span>
          <MarkedText value={now} other={then} tone="mine" />
        </div>
      </div>
    </div>
  );
};
