import { Pause, Play, X } from "lucide-react";
import { pausable } from "../../../core/files/uploads.model.ts";
import type { RecorderState } from "../../../core/recordings/recorder.model.ts";
import { recorderText } from "../../i18n/en/recorder.ts";
import { fileSize } from "../../i18n/file-size.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import styles from "./recorder.module.css";
import type { RecorderHandlers } from "./recorder.view.tsx";

type Props = {
  readonly state: Extract<RecorderState, { readonly stage: "sending" }>;
  readonly on: Pick<RecorderHandlers, "onPause" | "onResume" | "onStopSending">;
};

/** How much of the video is sent. */
export const SendingStage = ({ state: { status, sent, size, take }, on }: Props) => {
  const text = useText(recorderText);
  const language = useLanguage();
  const percent = size === 0 ? 0 : (sent / size) * 100;
  return (
    <>
      <ProgressBar
        label={text("sending")}
        percent={percent}
        valueText={text("sent", { sent: fileSize(sent, language), size: fileSize(size, language) })}
      />
      {take.isKept ? null : <p className={styles["warning"]}>{text("notKept")}</p>}
      <div className={styles["buttons"]}>
        {status === "paused" ? (
          <Button icon={Play} onPress={on.onResume}>
            {text("resume")}
          </Button>
        ) : null}
        {pausable.has(status) && status !== "offline" ? (
          <Button icon={Pause} onPress={on.onPause}>
            {text("pause")}
          </Button>
        ) : null}
        <Button kind="quiet" icon={X} onPress={on.onStopSending}>
          {text("stopSending")}
        </Button>
      </div>
    </>
  );
};
