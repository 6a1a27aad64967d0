import { markedSide } from "../../../../core/lessons/editor/value-lines.rule.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import styles from "./marked-text.module.css";

type MarkedTextProps = {
  readonly value: unknown;
  readonly other: unknown;
  /** how words that the other lacks are marked */ readonly tone: "mine" | "theirs";
};

/** A value as text, with the words marked that another value does not have. */
export const MarkedText = ({ value, other, tone }: MarkedTextProps) => {
  const text = useText(lessonEditorText);
  if (typeof value === "boolean") return <p className={styles["text"]}>{text(value ? "clash.on" : "clash.off")}</p>;
  const runs = markedSide(value, other);
  if (runs.length === 0) return <p className={styles["nothing"]}>{text("clash.nothing")}</p>;
  return (
    <p className={styles["text"]}>
      {runs.map((run, at) =>
        run.isMarked ? (
          <mark key={`${at} ${run.text}`} className={styles["mark"]} data-tone={tone}>
            {run.text}
          </mark>
        ) : (
          <span key={`${at} ${run.text}`}>{run.text}</span>
        ),
      )}
    </p>
  );
};
