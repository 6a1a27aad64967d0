import type { Observable } from "rxjs";
import type { FileRecord } from "../files/file.model.ts";
import type { LocalFile } from "../files/uploads.model.ts";
import { token } from "../kernel/token.ts";
import type { ItemPlace } from "../learning/lesson-place.model.ts";
import type { RecorderState } from "./recorder.model.ts";
import type { WantedDevices } from "./recording.model.ts";

/** The recorder of one item, which goes on while the item is not shown. */
export type Recorder = {
  readonly state$: Observable<RecorderState>;
  /** Loudness of the microphone from 0 to 1, while the camera is checked. */
  readonly level$: Observable<number>;
  /** The item is shown: its answer names a video or none, and a new answer is given by `answer`. */
  readonly show: (file: number | null, answer: (given: unknown) => Promise<void> | void) => void;
  /** The item is no longer shown: the camera is turned off, and what was recorded stays. */
  readonly leave: () => void;
  /** Turns the camera on, to check it. */
  readonly check: (wanted?: WantedDevices) => Promise<void>;
  /** Counts down and records. */
  readonly record: () => void;
  readonly stop: () => void;
  readonly choose: (file: LocalFile) => Promise<void>;
  /** Sends the video that is shown. */
  readonly use: () => Promise<void>;
  /** Gives the uploaded video as the answer again, after a refusal. */
  readonly answerAgain: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Stops sending; the video stays on the device. */
  readonly stopSending: () => Promise<void>;
  /** Removes the video from the device, or returns from the camera. */
  readonly discard: () => Promise<void>;
  /** Begins another video; the one that is the answer stays until the new one replaces it. */
  readonly again: () => void;
};

/** Recorders of items. */
export type Recorders = {
  /** Whether nothing can be recorded or sent here, as in a tab that shows what a learner sees. */
  readonly isOff: boolean;
  readonly canRecord: boolean;
  readonly at: (place: ItemPlace) => Recorder;
  /** An uploaded video of the caller; null where it cannot be had now. */
  readonly find: (file: number) => Promise<FileRecord | null>;
};
export const Recorders = token<Recorders>("recordings.recorders");
