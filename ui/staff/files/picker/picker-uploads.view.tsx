import { RotateCw, X } from "lucide-react";
import { uploadLine } from "../../../../core/files/upload-panel.view-model.ts";
import type { Upload } from "../../../../core/files/uploads.model.ts";
import { failureMessage } from "../../../../core/kernel/failure.ts";
import { filePickerText } from "../../../i18n/en/file-picker.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { ProgressBar } from "../../../kit/progress.view.tsx";
import styles from "./picker-uploads.module.css";

type PickerUploadsProps = {
  readonly uploads: readonly Upload[];
  /** names of files of a kind that cannot be chosen */ readonly refused: readonly string[];
  readonly onResume: (id: string) => void;
  readonly onCancel: (id: string) => void;
};

/** Uploads of the window that are not done, with their progress or failure, and files that cannot be chosen. */
export const PickerUploads = ({ uploads, refused, onResume, onCancel }: PickerUploadsProps) => {
  const text = useText(filePickerText);
  const open = uploads.filter(({ status }) => status !== "done").map(uploadLine);
  return (
    <div className={styles["uploads"]} role="status" aria-label={text("upload.list")}>
      {refused.map((name) => (
        <Banner key={name} tone="danger">
          {text("refused", { name })}
        </Banner>
      ))}
      {open.map((upload) => (
        <div key={upload.id} className={styles["upload"]}>
          {upload.status === "failed" ? (
            <p className={styles["failed"]}>
              <strong className={styles["name"]}>{upload.name}</strong>
              {upload.failure === null ? text("upload.failed") : failureMessage(upload.failure)}
            </p>
          ) : (
            <ProgressBar
              label={upload.name}
              percent={upload.status === "finishing" ? 100 : upload.percent}
              valueText={
                upload.status === "sending" ? text("upload.percent", { percent: upload.percent }) : text(`upload.${upload.status}`)
              }
            />
          )}
          {upload.mayResume ? (
            <IconButton
              icon={RotateCw}
              size="small"
              label={text("upload.again", { name: upload.name })}
              onPress={() => onResume(upload.id)}
            />
          ) : null}
          <IconButton icon={X} size="small" label={text("upload.cancel", { name: upload.name })} onPress={() => onCancel(upload.id)} />
        </div>
      ))}
    </div>
  );
};
