import { Pause, Play, RotateCw, X } from "lucide-react";
import type { UploadLine } from "../../../core/files/upload-panel.view-model.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { fileUploadsText } from "../../i18n/en/file-uploads.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import styles from "./upload-panel.module.css";

export type UploadActions = {
  readonly onPause: (id: string) => void;
  readonly onResume: (id: string) => void;
  readonly onCancel: (id: string) => void;
  /** Chooses the file of a stopped upload again. */
  readonly onChoose: (id: string) => void;
};

type UploadLineViewProps = UploadActions & { readonly upload: UploadLine };

/** An upload with its progress or failure, and what can be done with it. */
export const UploadLineView = ({ upload, onPause, onResume, onCancel, onChoose }: UploadLineViewProps) => {
  const text = useText(fileUploadsText);
  const { id, name, status, percent, failure } = upload;
  return (
    <li className={styles["line"]} data-status={status}>
      <div className={styles["facts"]}>
        {status === "failed" || status === "done" ? (
          <p className={styles["words"]}>
            <span className={styles["name"]}>{name}</span>
            <span className={styles["standing"]}>{failure === null ? text(`status.${status}`) : failureMessage(failure)}</span>
          </p>
        ) : (
          <ProgressBar
            label={name}
            percent={status === "finishing" ? null : percent}
            valueText={text(`status.${status}`, { percent })}
            tone={status === "offline" || status === "stopped" ? "warning" : "primary"}
          />
        )}
        {upload.mayChoose ? (
          <div className={styles["stopped"]}>
            <p className={styles["standing"]}>{text("stopped")}</p>
            <Button size="small" aria-label={text("chooseFor", { name })} onPress={() => onChoose(id)}>
              {text("choose")}
            </Button>
          </div>
        ) : null}
      </div>
      {upload.mayPause ? <IconButton icon={Pause} size="small" label={text("pause", { name })} onPress={() => onPause(id)} /> : null}
      {upload.mayResume ? (
        <IconButton
          icon={status === "failed" ? RotateCw : Play}
          size="small"
          label={text(status === "failed" ? "again" : "resume", { name })}
          onPress={() => onResume(id)}
        />
      ) : null}
      {upload.mayCancel ? <IconButton icon={X} size="small" label={text("cancel", { name })} onPress={() => onCancel(id)} /> : null}
    </li>
  );
};
