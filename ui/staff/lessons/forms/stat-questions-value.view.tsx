import { useState } from "react";
import { statName } from "../../../../core/lessons/stat-name.rule.ts";
import { identifier } from "../../../../core/validation/identifier.rule.ts";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Select } from "../../../kit/select.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import styles from "./card-rows.module.css";
import { RowList } from "./row-list.view.tsx";
import { recordsOf, textOf, type ValueEditorProps } from "./value-editor.ts";

type Question = { readonly question: string; readonly name: string; readonly answer_type: string };

const blank: Question = { question: "", name: "", answer_type: "number" };
const questionOf = (value: Readonly<Record<string, unknown>>): Question => ({
  question: textOf(value["question"]),
  name: textOf(value["name"]),
  answer_type: value["answer_type"] === "slider" ? "slider" : "number",
});

type NameFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (name: string) => void;
};

/** The name of a statistic: stored cleaned, shown as typed until the field is left. */
const NameField = ({ label, hint, name, error, isReadOnly, onChange }: NameFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder={hint}
      spellCheck={false}
      value={typed ?? name}
      error={error}
      isReadOnly={isReadOnly}
      onChange={(text) => {
        setTyped(text);
        onChange(identifier(text.trim()));
      }}
      onBlur={() => setTyped(null)}
    />
  );
};

/** The questions of a stats tracker; a name is proposed from the question. */
export const StatQuestionsValue = ({ label, hint, value, isReadOnly, problem, onChange }: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  return (
    <RowList
      label={label}
      hint={hint}
      error={problem()}
      rows={recordsOf(value).map(questionOf)}
      isReadOnly={isReadOnly}
      words="entries"
      add={text("stats.add")}
      blank={blank}
      onEdit={({ rows }) => onChange(rows)}
    >
      {(row, at, change) => {
        const number = at + 1;
        const propose = (): void => {
          const name =
            row.name === ""
              ? statName(
                  row.question
                    .replaceAll(/[^\p{L}\p{N} ]/gu, "")
                    .slice(0, 30)
                    .trim(),
                )
              : null;
          if (name !== null) change({ ...row, name });
        };
        return (
          <div className={styles["card"]}>
            <TextField
              label={text("stats.question", { number })}
              isLabelHidden
              placeholder={text("stats.question", { number })}
              value={row.question}
              error={problem(`${at}.question`)}
              isReadOnly={isReadOnly}
              onChange={(question) => change({ ...row, question })}
              onBlur={propose}
            />
            <div className={styles["pair"]}>
              <NameField
                label={text("stats.name", { number })}
                hint={text("stats.nameHint")}
                name={row.name}
                error={problem(`${at}.name`)}
                isReadOnly={isReadOnly}
                onChange={(name) => change({ ...row, name })}
              />
              <Select
                label={text("stats.type", { number })}
                isLabelHidden
                isDisabled={isReadOnly}
                selected={row.answer_type}
                options={[
                  { id: "number", label: text("stats.number") },
                  { id: "slider", label: text("stats.slider") },
                ]}
                onSelect={(answer_type) => change({ ...row, answer_type })}
              />
            </div>
          </div>
        );
      }}
    </RowList>
  );
};
