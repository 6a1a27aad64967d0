import { useState } from "react";
import { sameValue } from "../../../../core/kernel/same-value.ts";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import { ComboBox } from "../../../kit/combo-box.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import styles from "./card-rows.module.css";
import { RowList } from "./row-list.view.tsx";
import { recordOf, textOf, type ValueEditorProps } from "./value-editor.ts";

type Pair = { readonly key: string; readonly value: string };

const pairsOf = (value: unknown): readonly Pair[] => Object.entries(recordOf(value)).map(([key, text]) => ({ key, value: textOf(text) }));
const recordFrom = (pairs: readonly Pair[]): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.filter(({ key }) => key.trim() !== "").map(({ key, value }) => [key.trim(), value]));

type PairListProps = Pick<ValueEditorProps, "label" | "hint" | "value" | "isReadOnly" | "problem" | "onChange"> & {
  /** The options of the values; null for free text. */ readonly options: readonly { readonly id: string; readonly label: string }[] | null;
};

/** Texts by name. Rows whose name is blank are kept on the page only. */
const PairList = ({ label, hint, value, isReadOnly, problem, onChange, options }: PairListProps) => {
  const text = useText(lessonFormsText);
  const [own, setOwn] = useState<readonly Pair[] | null>(null);
  const rows = own !== null && sameValue(recordFrom(own), recordOf(value)) ? own : pairsOf(value);
  return (
    <RowList
      label={label}
      hint={hint}
      error={problem()}
      rows={rows}
      isReadOnly={isReadOnly}
      words="entries"
      blank={{ key: "", value: "" }}
      onEdit={(edit) => {
        setOwn(edit.rows);
        onChange(recordFrom(edit.rows));
      }}
    >
      {(row, at, change) => {
        const number = at + 1;
        return (
          <div className={styles["pair"]}>
            <TextField
              label={text("pairs.name", { number })}
              isLabelHidden
              placeholder={text("pairs.nameShort")}
              spellCheck={false}
              value={row.key}
              isReadOnly={isReadOnly}
              onChange={(key) => change({ ...row, key })}
            />
            {options === null ? (
              <TextField
                label={text("pairs.value", { number })}
                isLabelHidden
                placeholder={text("pairs.valueShort")}
                value={row.value}
                isReadOnly={isReadOnly}
                onChange={(changed) => change({ ...row, value: changed })}
              />
            ) : (
              <ComboBox
                label={text("pairs.field", { number })}
                isLabelHidden
                placeholder={text("pairs.fieldShort")}
                isReadOnly={isReadOnly}
                selected={row.value === "" ? null : row.value}
                options={
                  options.some(({ id }) => id === row.value) || row.value === ""
                    ? options
                    : [...options, { id: row.value, label: row.value }]
                }
                onSelect={(chosen) => change({ ...row, value: chosen ?? "" })}
              />
            )}
          </div>
        );
      }}
    </RowList>
  );
};

/** Fields of another product's form, each with the contact field that prefills it. */
export const PrefillsValue = ({ tools, ...props }: ValueEditorProps) => {
  const fields = tools.fields === null ? [] : [...tools.fields.built_in, ...tools.fields.fields];
  return <PairList {...props} options={fields.map(({ name, label }) => ({ id: name, label }))} />;
};

export const PairsValue = (props: ValueEditorProps) => <PairList {...props} options={null} />;
