import { Check } from "lucide-react";
import type { FileId } from "../../../../core/files/file-id.model.ts";
import type { FileRecord } from "../../../../core/files/file.model.ts";
import { filePickerText } from "../../../i18n/en/file-picker.ts";
import { useText } from "../../../i18n/use-text.ts";
import { FileThumbnail } from "../file-thumbnail.view.tsx";
import styles from "./picker-grid.module.css";
import { useOptionGrid } from "./use-option-grid.ts";

export type PickerGridProps = {
  readonly files: readonly FileRecord[];
  readonly chosen: readonly FileId[];
  readonly isMultiple: boolean;
  readonly onToggle: (file: FileRecord) => void;
  /** Enter or a double click in a single selection */
  readonly onActivate: (file: FileRecord) => void;
};

/** A list box of files: arrow keys move, Space selects, Enter selects and, in a single selection, confirms. */
export const PickerGrid = ({ files, chosen, isMultiple, onToggle, onActivate }: PickerGridProps) => {
  const text = useText(filePickerText);
  const { list, at, focused, press } = useOptionGrid(
    files.map(({ id }) => id),
    chosen.at(-1),
  );
  return (
    <div ref={list} role="listbox" className={styles["grid"]} aria-label={text("list")} aria-multiselectable={isMultiple}>
      {files.map((file, place) => {
        const isChosen = chosen.includes(file.id);
        return (
          <div
            key={file.id}
            role="option"
            className={styles["option"]}
            aria-label={[file.filename, text(`kinds.${file.type}`), file.description].filter((words) => words !== "").join(", ")}
            aria-selected={isChosen}
            tabIndex={place === at ? 0 : -1}
            onFocus={() => focused(place)}
            onKeyDown={(event) => press(event, place, (key) => (key === " " || isMultiple ? onToggle(file) : onActivate(file)))}
            onClick={() => onToggle(file)}
            onDoubleClick={isMultiple ? undefined : () => onActivate(file)}
          >
            <span className={styles["frame"]} aria-hidden="true">
              <FileThumbnail file={file} width={320} isBare />
              {isChosen ? <Check className={styles["mark"]} /> : null}
            </span>
            <span className={styles["name"]}>{file.filename}</span>
          </div>
        );
      })}
    </div>
  );
};
