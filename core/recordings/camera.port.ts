import type { Either } from "fp-ts/lib/Either.js";
import type { Observable } from "rxjs";

/** A camera or microphone. */
export type Device = { readonly id: string; readonly label: string };

/** Why there is no picture: no camera, not permitted, used by another program, or a browser that cannot record. */
export type CameraRefusal = "none" | "denied" | "busy" | "unsupported";

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
 * @property picture the live picture, for a video element
 * @property level$ loudness from 0 to 1; never emits without a microphone
 * @property lost$ emits when the device is unplugged or taken away
 */
export type OpenCamera = {
  readonly picture: unknown;
  readonly hasSound: boolean;
  readonly camera: string;
  readonly microphone: string;
  readonly cameras: readonly Device[];
  readonly microphones: readonly Device[];
  readonly level$: Observable<number>;
  readonly lost$: Observable<void>;
  readonly record: (pieceMs: number) => Recording;
  readonly close: () => void;
};

/** Devices to open; the browser's choice where none is named. */
export type WantedDevices = { readonly camera?: string; readonly microphone?: string };

/** The camera and microphone of this device. */
export type Camera = {
  /** Whether this browser can record at all. */
  readonly isPossible: () => boolean;
  /** Asks for permission and turns the devices on. */
  readonly open: (wanted: WantedDevices) => Promise<Either<CameraRefusal, OpenCamera>>;
};
