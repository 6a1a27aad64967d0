/** The states of a video player. */
export type VideoStatus = "loading" | "ready" | "playing" | "ended";

/** A quality of a streamed video; height in pixels. */
export type VideoQuality = { readonly id: string; readonly height: number };

/** The quality that adapts to the speed of the connection. */
export const automatic = "auto";

/**
 * What an engine reports.
 * @property time, duration seconds; duration 0 when not known
 * @property rate the rate at which it really plays, which a provider may refuse to change
 * @property error a code of `videoErrorKind`; null while the video can be played
 * @property qualities none when there is no choice
 * @property canCaption whether captions can be switched
 */
export type EngineState = {
  readonly status: VideoStatus;
  readonly time: number;
  readonly duration: number;
  readonly rate: number;
  readonly error: number | null;
  readonly qualities: readonly VideoQuality[];
  readonly quality: string;
  readonly canCaption: boolean;
};

/** Commands take effect when the player can follow them; none of them fails. */
export type VideoCommands = {
  readonly play: () => void;
  readonly pause: () => void;
  /** @param time seconds */
  readonly seek: (time: number) => void;
  readonly setRate: (rate: number) => void;
  readonly setMuted: (isMuted: boolean) => void;
  readonly setCaptions: (isShown: boolean) => void;
  readonly setQuality: (id: string) => void;
  /** Pauses it and releases what it holds. */
  readonly close: () => void;
};
