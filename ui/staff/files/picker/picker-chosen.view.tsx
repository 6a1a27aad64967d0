import { X } from "lucide-react";
import type { Ref } from "react";
import { isUndescribed } from "../../../../core/files/file-details.view-model.ts";
import type { FileId } from "../../../../core/files/file-id.model.ts";
import { fileLimits } from "../../../../core/files/file-limits.model.ts";
import type { FileRecord } from "../../../../core/files/file.model.ts";
import { filePickerText } from "../../../i18n/en/file-picker.ts";
import { useText } from "../../../i18n/use-text.ts";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import { VisuallyHidden } from "../../../kit/visually-hidden.view.tsx";
import { FileThumbnail } from "../file-thumbnail.view.tsx";
import styles from "./picker-chosen.module.css";

export type PickerChosenProps = {
  readonly chosen: readonly FileRecord[];
  readonly descriptions: Readonly<Record<string, string>>;
  /** the description field of the file that was chosen last */ readonly describing: Ref<HTMLInputElement>;
  readonly onDescribe: (id: FileId, description: string) => void;
  readonly onRemove: (id: FileId) => void;
  readonly onConfirm: () => void;
};

/** The chosen files; a picture without a description can be described here. */
export const PickerChosen = ({ chosen, descriptions, describing, onDescribe, onRemove, onConfirm }: PickerChosenProps) => {
  const text = useText(filePickerText);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{chosen.length === 0 ? "" : text("chosen.announce", { count: chosen.length })}</span>
      </VisuallyHidden>
      {chosen.length === 0 ? null : (
        <ul className={styles["chosen"]} aria-label={text("chosen.label")}>
          {chosen.map((file, place) => (
            <li key={file.id} className={styles["file"]}>
              <span className={styles["thumbnail"]} aria-hidden="true">
                <FileThumbnail file={file} width={320} isBare />
              </span>
              <div className={styles["words"]}>
                <span className={styles["name"]}>{file.filename}</span>
                {isUndescribed(file) ? (
                  <form
                    noValidate
                    onSubmit={(event) => {
                      event.preventDefault();
                      onConfirm();
                    }}
                  >
                    <TextField
                      label={text("describe.labelOf", { name: file.filename })}
                      isLabelHidden
                      placeholder={text("describe.placeholder")}
                      maxLength={fileLimits.description}
                      inputRef={place === chosen.length - 1 ? describing : null}
                      value={descriptions[file.id] ?? ""}
                      onChange={(typed) => onDescribe(file.id, typed)}
                    />
                  </form>
                ) : file.description === "" ? null : (
                  <span className={styles["description"]}>{file.description}</span>
                )}
              </div>
              <IconButton icon={X} size="small" label={text("chosen.remove", { name: file.filename })} onPress={() => onRemove(file.id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
