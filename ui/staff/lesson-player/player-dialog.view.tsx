import { type RefObject, useState } from "react";
import type { PlayerMode } from "../../../core/learning/player-address.rule.ts";
import { lessonPlayerText } from "../../i18n/en/lesson-player.ts";
import { useText } from "../../i18n/use-text.ts";
import { Dialog } from "../../kit/dialog.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./player-dialog.module.css";

type PlayerDialogProps = {
  readonly mode: PlayerMode;
  /** address of the player's page */
  readonly src: string;
  readonly frameRef: RefObject<HTMLIFrameElement | null>;
  readonly state: "loading" | "ready" | "failed";
  readonly isInAddress: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

const rights = "autoplay; fullscreen; picture-in-picture; camera; microphone; encrypted-media";

/** A lesson in a dialog, played by a page of its own. */
export const PlayerDialog = ({ mode, src, frameRef, state, isInAddress, onRetry, onClose }: PlayerDialogProps) => {
  const text = useText(lessonPlayerText);
  const [run, setRun] = useState(0);
  const retry = (): void => {
    setRun(run + 1);
    onRetry();
  };
  return (
    <Dialog title={text(mode)} size="full" isOpen isInAddress={isInAddress} onClose={onClose}>
      {state === "ready" ? null : (
        <div className={styles["over"]}>
          {state === "failed" ? <FailureState failure={{ tag: "offline" }} onRetry={retry} /> : <SkeletonLines lines={8} />}
        </div>
      )}
      <iframe
        key={run}
        ref={frameRef}
        src={src}
        title={text(mode)}
        allow={rights}
        className={styles["frame"]}
        data-shown={state === "ready"}
        {...(state === "ready" ? {} : { tabIndex: -1 })}
      />
    </Dialog>
  );
};
