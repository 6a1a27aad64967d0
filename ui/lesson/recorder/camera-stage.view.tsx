import { Circle, Square } from "lucide-react";
import type { Observable } from "rxjs";
import type { RecorderState } from "../../../core/recordings/recorder.model.ts";
import { recordingLimits } from "../../../core/recordings/recording-limits.model.ts";
import { timeOfSeconds } from "../../../core/video/time-text.rule.ts";
import { recorderText } from "../../i18n/en/recorder.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { CameraDevices } from "./camera-devices.view.tsx";
import styles from "./recorder.module.css";
import type { RecorderHandlers } from "./recorder.view.tsx";
import { useLivePicture } from "./use-live-picture.ts";

type Props = {
  readonly state: Extract<RecorderState, { readonly stage: "ready" | "counting" | "recording" }>;
  readonly level$: Observable<number>;
  readonly on: Pick<RecorderHandlers, "onDevices" | "onStart" | "onStop" | "onDiscard">;
};

/** The live picture: the check of the devices, the countdown, and the recording with the time that is left. */
export const CameraStage = ({ state, level$, on }: Props) => {
  const text = useText(recorderText);
  const live = useLivePicture(state.camera.picture);
  return (
    <>
      <div className={styles["frame"]}>
        <video ref={live} className={styles["live"]} autoPlay muted playsInline aria-label={text("preview")} />
        {state.stage === "counting" ? (
          <span className={styles["countdown"]} aria-hidden="true">
            {state.left}
          </span>
        ) : null}
        {state.stage === "recording" ? (
          <p className={styles["times"]}>
            <Circle className={styles["dot"]} aria-hidden="true" />
            <span>{text("elapsed", { time: timeOfSeconds(state.seconds) })}</span>
            <span>{text("left", { time: timeOfSeconds(recordingLimits.seconds - state.seconds) })}</span>
          </p>
        ) : null}
      </div>
      {state.stage === "ready" ? <CameraDevices camera={state.camera} level$={level$} onDevices={on.onDevices} /> : null}
      {state.stage === "recording" && !state.isKept ? <p className={styles["warning"]}>{text("notKept")}</p> : null}
      <div className={styles["buttons"]}>
        {state.stage === "recording" ? (
          <Button kind="primary" icon={Square} onPress={on.onStop}>
            {text("stop")}
          </Button>
        ) : (
          <>
            <Button kind="primary" icon={Circle} isDisabled={state.stage === "counting"} onPress={on.onStart}>
              {text("start")}
            </Button>
            <Button kind="quiet" onPress={on.onDiscard}>
              {text("cancel")}
            </Button>
          </>
        )}
      </div>
    </>
  );
};
