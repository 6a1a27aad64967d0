/** A camera or microphone. */
export type Device = { readonly id: string; readonly label: string };

/** Devices to open; the browser's choice where none is named. */
export type WantedDevices = { readonly camera?: string; readonly microphone?: string };

/** Why there is no picture: no camera, not permitted, used by another program, or a browser that cannot record. */
export type CameraRefusal = "none" | "denied" | "busy" | "unsupported";

/**
 * A camera that is on, as it is shown.
 * @property picture the live picture, for a video element
 * @property camera id of the camera
 * @property microphone id of the microphone, '' without
 */
export type CameraView = {
  readonly picture: unknown;
  readonly hasSound: boolean;
  readonly camera: string;
  readonly microphone: string;
  readonly cameras: readonly Device[];
  readonly microphones: readonly Device[];
};

/** Name, type and time of a video on the device. */
export type FilmFacts = { readonly name: string; readonly type: string; readonly lastModified: number };
