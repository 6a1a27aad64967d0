import { ImportDelimiter, ImportEncoding, type ImportLayout, lastHeader } from "../../../core/import/import-layout.model.ts";
import { skipTarget } from "../../../core/import/import-mapping.model.ts";
import { type Import } from "../../../core/import/import.model.ts";
import { importText } from "../../i18n/en/import.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { NumberField } from "../../kit/number-field.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import styles from "./import.module.css";

export type ColumnsStepProps = {
  readonly current: Import;
  readonly isBusy: boolean;
  /** creates a field for a column; null without permission */
  readonly onNewField: ((column: number) => void) | null;
  readonly onLayout: (layout: ImportLayout) => void;
  readonly onMapping: (mapping: readonly string[]) => void;
};

const delimiterNames = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" } as const;
const delimiters = Object.keys(delimiterNames).filter(ImportDelimiter.is);
const encodings = Object.keys(ImportEncoding.keys).filter(ImportEncoding.is);
/** Above this number of options a combobox with search replaces the select. */
const fewTargets = 15;

const newField = "new";

/** The layout after a change; the header row is detected again. */
const reread = (layout: ImportLayout, change: Partial<ImportLayout>): ImportLayout => {
  const { header_row: _, ...rest } = layout;
  return { ...rest, ...change };
};

/** The sheet of a workbook to import; the number of other sheets is shown as a note. */
const Sheet = ({ current: { layout }, isBusy, onLayout }: Pick<ColumnsStepProps, "current" | "isBusy" | "onLayout">) => {
  const text = useText(importText);
  const { sheet, sheets = [] } = layout;
  if (sheet === undefined || sheets.length < 2) return <p className={styles["note"]}>{text("file.workbook")}</p>;
  return (
    <Select
      label={text("file.sheet")}
      help={text("file.oneSheet", { count: sheets.length - 1 })}
      options={sheets.map((name) => ({ id: name, label: name }))}
      selected={sheet}
      isDisabled={isBusy}
      onSelect={(name) => onLayout(reread(layout, { sheet: name }))}
    />
  );
};

const Reading = ({ current, isBusy, onLayout }: ColumnsStepProps) => {
  const { layout } = current;
  const text = useText(importText);
  return (
    <Card title={text("file.title")}>
      <div className={styles["reading"]}>
        {layout.kind === "xlsx" ? (
          <Sheet current={current} isBusy={isBusy} onLayout={onLayout} />
        ) : (
          <>
            <Select
              label={text("file.delimiter")}
              options={delimiters.map((id) => ({ id, label: text(`file.delimiters.${delimiterNames[id]}`) }))}
              selected={layout.delimiter}
              isDisabled={isBusy}
              onSelect={(delimiter) => ImportDelimiter.is(delimiter) && onLayout(reread(layout, { delimiter }))}
            />
            <Select
              label={text("file.encoding")}
              options={encodings.map((id) => ({ id, label: text(`file.names.${id}`) }))}
              selected={layout.encoding}
              isDisabled={isBusy}
              onSelect={(encoding) => ImportEncoding.is(encoding) && onLayout(reread(layout, { encoding }))}
            />
          </>
        )}
        <Checkbox isSelected={layout.has_header} isDisabled={isBusy} onChange={(has_header) => onLayout(reread(layout, { has_header }))}>
          {text("file.header")}
        </Checkbox>
        {layout.has_header && layout.header_row !== undefined ? (
          <NumberField
            label={text("file.headerRow")}
            {...(layout.header_row === 1 ? {} : { help: text("file.above", { count: layout.header_row - 1 }) })}
            minValue={1}
            maxValue={lastHeader}
            value={layout.header_row}
            isDisabled={isBusy}
            onChange={(header_row) => onLayout(Number.isNaN(header_row) ? reread(layout, {}) : { ...layout, header_row })}
          />
        ) : null}
      </div>
    </Card>
  );
};

/** The mapping of columns to fields, below the file layout. */
export const ColumnsStep = (props: ColumnsStepProps) => {
  const text = useText(importText);
  const { current, isBusy, onNewField, onMapping } = props;
  const options = [
    { id: skipTarget, label: text("columns.skip") },
    ...current.targets.map(({ id, label }) => ({ id, label })),
    ...(onNewField === null ? [] : [{ id: newField, label: text("columns.newField") }]),
  ];
  const left = current.mapping.filter((target) => target === skipTarget).length;
  const Choice = options.length > fewTargets ? ComboBox : Select;
  const typeOf = (column: number): string | undefined => current.targets.find(({ id }) => id === current.mapping[column])?.type;
  const samplesWord = (column: number): string => {
    const type = typeOf(column);
    if (type === "secret") return text("columns.hidden");
    return type === undefined && current.mapping[column] !== skipTarget ? text("columns.notShown") : text("columns.empty");
  };
  const choose = (column: number, id: string): void =>
    id === newField ? onNewField?.(column) : onMapping(current.mapping.map((target, at) => (at === column ? id : target)));
  const optionsFor = (target: string) =>
    options.some(({ id }) => id === target) ? options : [{ id: target, label: text("columns.unseen") }, ...options];
  return (
    <>
      <Reading {...props} />
      <Card title={text("columns.title")} note={text("columns.note")}>
        <ul className={styles["columns"]}>
          {current.columns.map(({ name, samples }, at) => (
            <li key={name} className={styles["column"]} data-skipped={current.mapping[at] === skipTarget}>
              <div className={styles["columnWords"]}>
                <strong className={styles["columnName"]}>{name}</strong>
                <span className={styles["note"]}>{samples.length > 0 ? samples.slice(0, 3).join(" · ") : samplesWord(at)}</span>
              </div>
              <Choice
                key={current.mapping[at] ?? skipTarget}
                label={text("columns.target", { column: name })}
                isLabelHidden
                options={optionsFor(current.mapping[at] ?? skipTarget)}
                selected={current.mapping[at] ?? skipTarget}
                isDisabled={isBusy}
                onSelect={(id: string | null) => choose(at, id ?? skipTarget)}
              />
            </li>
          ))}
        </ul>
        {left === 0 ? null : <p className={styles["unmapped"]}>{text("columns.unmapped", { count: left })}</p>}
      </Card>
    </>
  );
};
