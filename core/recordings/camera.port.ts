import type { Either } from "fp-ts/lib/Either.js";
import type { Observable } from "rxjs";
import type { CameraRefusal, CameraView, WantedDevices } from "./recording.model.ts";

/** A part of a recording. */
export type Piece = { readonly bytes: unknown; readonly size: number };

/**
 * A recording that runs.
 * @property type media type of its pieces together
 * @property pieces$ completes after the last piece, once it was stopped or the camera is gone
 */
export type Recording = { readonly type: string; readonly pieces$: Observable<Piece>; readonly stop: () => void };

/**
 * A camera that is on.
 * @property level$ loudness from 0 to 1; never emits without a microphone
 * @property lost$ emits when the device is unplugged or taken away
 */
export type OpenCamera = {
  readonly view: CameraView;
  readonly level$: Observable<number>;
  readonly lost$: Observable<void>;
  readonly record: (pieceMs: number) => Recording;
  readonly close: () => void;
};

/** The camera and microphone of this device. */
export type Camera = {
  /** Whether this browser can record at all. */
  readonly isPossible: () => boolean;
  /** Asks for permission and turns the devices on. */
  readonly open: (wanted: WantedDevices) => Promise<Either<CameraRefusal, OpenCamera>>;
};
