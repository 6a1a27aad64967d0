import type { ExportChoice } from "../../../core/export/exports.port.ts";
import { exportText } from "../../i18n/en/export.ts";
import { useText } from "../../i18n/use-text.ts";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import styles from "./bulk.module.css";

type ExportColumnsProps = {
  readonly columns: readonly ExportChoice[];
  readonly left: ReadonlySet<string>;
  readonly forExcel: boolean;
  readonly onLeft: (left: ReadonlySet<string>) => void;
  readonly onForExcel: (forExcel: boolean) => void;
};

/**
 * The columns of a file, and whether it is for Excel.
 * @param left the excluded columns
 */
export const ExportColumns = ({ columns, left, forExcel, onLeft, onForExcel }: ExportColumnsProps) => {
  const text = useText(exportText);
  const toggle = (id: string, isOn: boolean): void => onLeft(new Set(isOn ? [...left].filter((one) => one !== id) : [...left, id]));
  return (
    <div className={styles["form"]}>
      <div className={styles["group"]} role="group" aria-label={text("columns")}>
        <Checkbox
          isSelected={left.size === 0}
          isIndeterminate={left.size > 0 && left.size < columns.length}
          onChange={(isOn) => onLeft(new Set(isOn ? [] : columns.map(({ id }) => id)))}
        >
          {text("all")}
        </Checkbox>
        <div className={styles["columns"]}>
          {columns.map(({ id, label }) => (
            <Checkbox key={id} isSelected={!left.has(id)} onChange={(isOn) => toggle(id, isOn)}>
              {label}
            </Checkbox>
          ))}
        </div>
      </div>
      <Checkbox isSelected={forExcel} note={text("excelNote")} onChange={onForExcel}>
        {text("excel")}
      </Checkbox>
      <p className={styles["muted"]}>{text("note")}</p>
    </div>
  );
};
