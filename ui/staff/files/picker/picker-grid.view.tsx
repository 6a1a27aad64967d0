import { Check } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import type { FileId } from "../../../../core/files/file-id.model.ts";
import type { FileRecord } from "../../../../core/files/file.model.ts";
import { filePickerText } from "../../../i18n/en/file-picker.ts";
import { useText } from "../../../i18n/use-text.ts";
import { cardForKey } from "../../../kit/card-keys.ts";
import { FileThumbnail } from "../file-thumbnail.view.tsx";
import styles from "./picker-grid.module.css";

export type PickerGridProps = {
  readonly files: readonly FileRecord[];
  readonly chosen: readonly FileId[];
  readonly isMultiple: boolean;
  readonly onToggle: (file: FileRecord) => void;
  /** Enter or a double click in a single selection */
  readonly onActivate: (file: FileRecord) => void;
};

const optionsOf = (list: HTMLElement | null): readonly HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];

/** Options in the first line of the grid. */
const columnsOf = (options: readonly HTMLElement[]): number => {
  const top = options[0]?.offsetTop;
  return Math.max(1, options.filter(({ offsetTop }) => offsetTop === top).length);
};

/** A list box of files: arrow keys move, Space selects, Enter selects and, in a single selection, confirms. */
export const PickerGrid = ({ files, chosen, isMultiple, onToggle, onActivate }: PickerGridProps) => {
  const text = useText(filePickerText);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<FileId | null>(null);
  const at = Math.max(
    0,
    files.findIndex(({ id }) => id === (active ?? chosen.at(-1))),
  );
  const press = (event: KeyboardEvent, file: FileRecord, place: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const options = optionsOf(list.current);
    const next = cardForKey(event.key, place, files.length, columnsOf(options));
    if (next === null && event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (next !== null) options[next]?.focus();
    else if (event.key === " " || isMultiple) onToggle(file);
    else onActivate(file);
  };
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
            onFocus={() => setActive(file.id)}
            onClick={() => onToggle(file)}
            onDoubleClick={isMultiple ? undefined : () => onActivate(file)}
            onKeyDown={(event) => press(event, file, place)}
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
