import type { LocalFile, UploadStatus } from "../files/uploads.model.ts";
import type { Failure } from "../kernel/failure.ts";
import type { CameraRefusal, CameraView } from "./recording.model.ts";

/**
 * A video that is on the device.
 * @property seconds null where the browser cannot tell
 * @property isKept whether it outlives this page
 */
export type Take = {
  readonly source: "camera" | "file";
  readonly file: LocalFile;
  readonly seconds: number | null;
  readonly isKept: boolean;
};

/** What is wrong: the camera's refusal, a camera that went away, a recording without content, or a refused file or answer. */
export type RecorderProblem =
  | { readonly kind: "camera"; readonly why: CameraRefusal }
  | { readonly kind: "lost" }
  | { readonly kind: "empty" }
  | { readonly kind: "refused"; readonly failure: Failure };

/**
 * Where a video for an item stands: `elsewhere` is one that another tab records or sends, `found` is one that an earlier page recorded and did not send, `answering` one that is uploaded and not
 * yet accepted as the answer, `saved` one that is the answer.
 */
export type RecorderStage =
  | { readonly stage: "looking" }
  | { readonly stage: "elsewhere" }
  | { readonly stage: "idle" }
  | { readonly stage: "found"; readonly take: Take }
  | { readonly stage: "asking" }
  | { readonly stage: "ready"; readonly camera: CameraView }
  | { readonly stage: "counting"; readonly camera: CameraView; readonly left: number }
  | { readonly stage: "recording"; readonly camera: CameraView; readonly seconds: number; readonly isKept: boolean }
  | { readonly stage: "recorded"; readonly take: Take; readonly isAtLimit: boolean }
  | { readonly stage: "sending"; readonly take: Take; readonly status: UploadStatus; readonly sent: number; readonly size: number }
  | { readonly stage: "answering"; readonly file: number }
  | { readonly stage: "saved"; readonly file: number };

/** @property problem why the last step failed; null if it did not */
export type RecorderState = RecorderStage & { readonly problem: RecorderProblem | null };

export type StageName = RecorderStage["stage"];
