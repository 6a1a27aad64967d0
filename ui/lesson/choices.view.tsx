import { useId } from "react";
import { toggled } from "../../core/lessons/chosen.rule.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./choices.module.css";
import { EmptyPart } from "./empty-part.view.tsx";

type Mark = "right" | "wrong" | null;

export type ChoicesProps = {
  readonly answers: readonly string[];
  readonly isMultiple: boolean;
  /** indexes of the chosen answers */
  readonly chosen: readonly number[];
  readonly isOpen: boolean;
  readonly onChange: (chosen: readonly number[]) => void;
  readonly markOf?: (index: number) => Mark;
  /** percentages of all votes, null while they are not known */
  readonly shares?: readonly number[] | null;
};

const noMark = (): Mark => null;

/** The answers of a question as cards with a radio button or check box each. */
export const Choices = ({ answers, isMultiple, chosen, isOpen, onChange, markOf = noMark, shares = null }: ChoicesProps) => {
  const text = useText(lessonViewsText);
  const name = useId();
  if (answers.length === 0) return <EmptyPart>{text("empty.answers")}</EmptyPart>;
  return answers.map((answer, index) => {
    const mark = markOf(index);
    const share = shares?.[index];
    return (
      <label
        key={`${index}-${answer}`}
        className={styles["option"]}
        data-chosen={chosen.includes(index)}
        data-mark={mark}
        data-open={isOpen}
      >
        <input
          type={isMultiple ? "checkbox" : "radio"}
          name={name}
          className={styles["input"]}
          checked={chosen.includes(index)}
          disabled={!isOpen}
          onChange={() => onChange(isMultiple ? toggled(chosen, index) : [index])}
        />
        <span className={styles["answer"]}>{answer === "" ? text("empty.answer", { number: index + 1 }) : answer}</span>
        {mark === null ? null : <span className={styles["mark"]}>{text(mark === "right" ? "rightAnswer" : "yourAnswer")}</span>}
        {share === undefined ? null : (
          <>
            <span className={styles["mark"]}>{text("share", { share })}</span>
            <span className={styles["bar"]} aria-hidden="true">
              <span className={styles["filled"]} style={{ width: `${share}%` }} />
            </span>
          </>
        )}
      </label>
    );
  });
};
