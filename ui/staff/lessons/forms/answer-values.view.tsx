import { followed, type ListEdit } from "../../../../core/lessons/list-edit.rule.ts";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Checkbox } from "../../../kit/checkbox.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import styles from "./answer-values.module.css";
import { PointsField } from "./points-field.view.tsx";
import { RowList } from "./row-list.view.tsx";
import { numbersOf, recordOf, textOf, textsOf, type ValueEditorProps } from "./value-editor.ts";

/** The answers of a question; where some are correct, each has a box for it, which follows its answer. */
export const AnswersValue = ({ label, hint, value, values, isReadOnly, problem, onChange, onOther }: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  const [answers, correct] = [textsOf(value), numbersOf(values["correct"])];
  const hasCorrect = "correct" in values;
  const edit = ({ rows, order }: ListEdit<string>): void => {
    onChange(rows);
    const next = followed(correct, order);
    if (hasCorrect && next.join() !== correct.join()) onOther("correct", next);
  };
  const check = (at: number, isCorrect: boolean): void =>
    onOther("correct", isCorrect ? [...correct, at].toSorted((a, b) => a - b) : correct.filter((one) => one !== at));
  return (
    <RowList
      label={label}
      hint={hint}
      error={problem() ?? (hasCorrect ? problem("../correct") : undefined)}
      rows={answers}
      isReadOnly={isReadOnly}
      words="answers"
      blank=""
      rowOf={(line) => line}
      onEdit={edit}
    >
      {(answer, at, change) => {
        const field = (
          <TextField
            label={text("rows.answers.entry", { number: at + 1 })}
            isLabelHidden
            value={answer}
            error={problem(String(at))}
            isReadOnly={isReadOnly}
            onChange={change}
          />
        );
        return hasCorrect ? (
          <div className={styles["checked"]}>
            <Checkbox
              aria-label={text("answers.correct", { number: at + 1 })}
              isSelected={correct.includes(at)}
              isDisabled={isReadOnly || at >= answers.length}
              onChange={(isCorrect) => check(at, isCorrect)}
            />
            {field}
          </div>
        ) : (
          field
        );
      }}
    </RowList>
  );
};

type Weighted = { readonly text: string; readonly points: number | null };

const weightedOf = (answer: unknown): Weighted => {
  const { text, points } = recordOf(answer);
  return typeof answer === "string"
    ? { text: answer, points: null }
    : { text: textOf(text), points: typeof points === "number" ? points : null };
};

/** Answers without right and wrong, each with its points. */
export const WeightedAnswersValue = ({ label, hint, value, isReadOnly, problem, onChange }: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  return (
    <RowList<Weighted>
      label={label}
      hint={hint}
      error={problem()}
      rows={Array.isArray(value) ? value.map(weightedOf) : []}
      isReadOnly={isReadOnly}
      words="answers"
      blank={{ text: "", points: 100 }}
      rowOf={(line) => ({ text: line, points: 100 })}
      onEdit={({ rows }) => onChange(rows)}
    >
      {(answer, at, change) => (
        <div className={styles["weighted"]}>
          <TextField
            label={text("rows.answers.entry", { number: at + 1 })}
            isLabelHidden
            value={answer.text}
            error={problem(`${at}.text`)}
            isReadOnly={isReadOnly}
            onChange={(words) => change({ ...answer, text: words })}
          />
          <PointsField
            label={text("answers.points", { number: at + 1 })}
            placeholder={text("answers.pointsShort")}
            value={answer.points}
            isReadOnly={isReadOnly}
            onChange={(points) => change({ ...answer, points })}
          />
        </div>
      )}
    </RowList>
  );
};
