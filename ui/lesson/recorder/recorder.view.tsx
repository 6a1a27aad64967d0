import { Video } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import type { Observable } from "rxjs";
import { megabyte } from "../../../core/files/file-limits.model.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import type { LocalFile } from "../../../core/files/uploads.model.ts";
import type { RecorderState } from "../../../core/recordings/recorder.model.ts";
import { recordingLimits } from "../../../core/recordings/recording-limits.model.ts";
import type { WantedDevices } from "../../../core/recordings/recording.model.ts";
import { recorderText } from "../../i18n/en/recorder.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useFocusAfter } from "../../kit/use-focus-after.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import { CameraStage } from "./camera-stage.view.tsx";
import { FileChoice } from "./file-choice.view.tsx";
import { RecorderProblemNote } from "./recorder-problem.view.tsx";
import styles from "./recorder.module.css";
import { SavedStage } from "./saved-stage.view.tsx";
import { SendingStage } from "./sending-stage.view.tsx";
import { TakeStage } from "./take-stage.view.tsx";
import { useStageWords } from "./use-stage-words.ts";

export type RecorderHandlers = {
  readonly onRecord: () => void;
  readonly onDevices: (wanted: WantedDevices) => void;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onChoose: (file: LocalFile) => void;
  readonly onUse: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStopSending: () => void;
  readonly onDiscard: () => void;
  readonly onAgain: () => void;
  readonly onAnswerAgain: () => void;
};

/**
 * @property level$ loudness of the microphone, 0 to 1
 * @property canRecord whether this browser can record
 * @property saved the video that is the answer; null where it cannot be had, undefined while it is loaded or there is none
 * @property film the video element of `saved`, while it is shown
 * @property hasAnswer whether there is such a video
 * @property isWaiting whether the answer is queued on this device
 * @property isRefused whether the last answer was refused
 */
export type RecorderViewProps = {
  readonly state: RecorderState;
  readonly level$: Observable<number>;
  readonly canRecord: boolean;
  readonly saved: FileRecord | null | undefined;
  readonly film?: RefObject<HTMLVideoElement | null>;
  readonly hasAnswer: boolean;
  readonly isWaiting: boolean;
  readonly isRefused: boolean;
  readonly on: RecorderHandlers;
};

/** Records or takes a video of the learner; each step of it is announced, and keeps the focus. */
export const RecorderView = ({ state, level$, canRecord, saved, film, hasAnswer, isWaiting, isRefused, on }: RecorderViewProps) => {
  const text = useText(recorderText);
  const words = useStageWords(state, isWaiting);
  const box = useRef<HTMLDivElement>(null);
  useFocusAfter(state.stage, (before) => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body || box.current?.contains(activeElement) === true;
    if (before === undefined || before === "looking" || !isLost) return;
    box.current?.querySelector<HTMLElement>("button:not([disabled])")?.focus();
  });
  const drawn = (): ReactNode => {
    switch (state.stage) {
      case "looking":
        return <SkeletonLines lines={3} />;
      case "elsewhere":
        return null;
      case "idle":
        return (
          <>
            <div className={styles["buttons"]}>
              {canRecord ? (
                <Button kind="primary" icon={Video} onPress={on.onRecord}>
                  {text("record")}
                </Button>
              ) : null}
              <FileChoice label={text("choose")} kind={canRecord ? "secondary" : "primary"} onChoose={on.onChoose} />
              {hasAnswer ? (
                <Button kind="quiet" onPress={on.onDiscard}>
                  {text("keep")}
                </Button>
              ) : null}
            </div>
            <p className={styles["note"]}>
              {canRecord ? null : <span>{text("problem.unsupported")}</span>}
              <span>{text("limits", { minutes: recordingLimits.seconds / 60, megabytes: recordingLimits.bytes / megabyte })}</span>
            </p>
          </>
        );
      case "asking":
        return (
          <div className={styles["buttons"]}>
            <Button kind="quiet" onPress={on.onDiscard}>
              {text("cancel")}
            </Button>
          </div>
        );
      case "ready":
      case "counting":
      case "recording":
        return <CameraStage state={state} level$={level$} on={on} />;
      case "found":
      case "recorded":
        return (
          <TakeStage
            take={state.take}
            isFound={state.stage === "found"}
            isAtLimit={state.stage === "recorded" && state.isAtLimit}
            canRecord={canRecord}
            on={on}
          />
        );
      case "sending":
        return <SendingStage state={state} on={on} />;
      case "answering":
        return isRefused ? (
          <div className={styles["buttons"]}>
            <Button kind="primary" onPress={on.onAnswerAgain}>
              {text("answerAgain")}
            </Button>
            <Button onPress={on.onAgain}>{text("again")}</Button>
          </div>
        ) : null;
      case "saved":
        return <SavedStage saved={saved} film={film} isWaiting={isWaiting} onAgain={on.onAgain} />;
    }
  };
  return (
    <div ref={box} role="group" aria-label={text("title")} className={styles["recorder"]} data-stage={state.stage}>
      {state.problem === null ? null : <RecorderProblemNote problem={state.problem} />}
      {drawn()}
      <div role="status" className={styles["status"]}>
        {words.isShown ? <p>{words.text}</p> : <VisuallyHidden>{words.text}</VisuallyHidden>}
      </div>
    </div>
  );
};
