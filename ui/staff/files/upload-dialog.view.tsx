import { Upload } from "lucide-react";
import { type DragEvent, useState } from "react";
import { fileLimits, megabyte } from "../../../core/files/file-limits.model.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { chooseFiles } from "../../react/choose-local-files.ts";
import { droppedFiles } from "../../react/dropped-files.ts";
import styles from "./upload-dialog.module.css";

type UploadDialogProps = {
  /** name of the folder that the files go into; null for no folder */
  readonly folder: string | null;
  readonly onFiles: (files: readonly File[]) => void;
  /** folders of the device were dropped, whose content cannot be read here */
  readonly onFolders: () => void;
  readonly onClose: () => void;
};

const limits = {
  size: fileLimits.bytes / megabyte,
  video: fileLimits.videoBytes / megabyte,
  picture: fileLimits.pictureBytes / megabyte,
};

/** Chooses files of the device to upload. */
export const UploadDialog = ({ folder, onFiles, onFolders, onClose }: UploadDialogProps) => {
  const text = useText(filesText);
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Dialog title={text("upload.title")} isOpen onClose={onClose}>
      <div
        className={styles["drop"]}
        data-over={isOver}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const { files, hasFolders } = droppedFiles(event);
          if (hasFolders) onFolders();
          if (files.length > 0) onFiles(files);
        }}
      >
        <Upload className={styles["icon"]} aria-hidden="true" />
        <p className={styles["words"]}>{folder === null ? text("upload.drop") : text("upload.dropIn", { name: folder })}</p>
        <Button kind="primary" autoFocus onPress={() => chooseFiles(onFiles)}>
          {text("upload.choose")}
        </Button>
        <p className={styles["note"]}>{text("upload.limits", limits)}</p>
      </div>
    </Dialog>
  );
};
