import { FolderOpen } from "lucide-react";
import { FileKind } from "../../../../core/files/file.model.ts";
import type { ListEdit } from "../../../../core/lessons/list-edit.rule.ts";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import { fileIcons } from "../../files/file-look.ts";
import styles from "./media-choice.module.css";
import { nameOfAddress } from "./media-choice.view.tsx";
import { RowList } from "./row-list.view.tsx";
import { textOf } from "./value-editor.ts";

type FileRow = Readonly<Record<string, unknown>>;

type FilesListProps = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly files: readonly FileRow[];
  readonly isReadOnly: boolean;
  readonly onAdd: () => void;
  readonly onEdit: (edit: ListEdit<FileRow>) => void;
};

/** The name of a file of an item; older ones have other keys for it. */
const nameOf = (file: FileRow): string => textOf(file["filename"]) || textOf(file["name"]) || nameOfAddress(textOf(file["url"]));

/** Files in order, each by its name. */
export const FilesList = ({ label, hint, error, files, isReadOnly, onAdd, onEdit }: FilesListProps) => {
  const text = useText(lessonFormsText);
  return (
    <RowList
      label={label}
      hint={hint ?? (files.length === 0 ? text("files.none") : undefined)}
      error={error}
      rows={files}
      isReadOnly={isReadOnly}
      words="files"
      adding={{ label: text("files.add"), icon: FolderOpen, onPress: onAdd }}
      onEdit={onEdit}
    >
      {(file) => {
        const kind = file["type"];
        const Picture = fileIcons[FileKind.is(kind) ? kind : "file"];
        return (
          <div className={styles["file"]}>
            <Picture className={styles["fileIcon"]} aria-hidden="true" />
            <span className={styles["fileName"]}>{nameOf(file)}</span>
          </div>
        );
      }}
    </RowList>
  );
};
