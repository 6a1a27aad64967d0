/** What is done about an error of a stream. */
export type HlsRecovery =
  | { readonly kind: "none" }
  | { readonly kind: "reload"; readonly after: number }
  | { readonly kind: "decode" }
  | { readonly kind: "fail"; readonly error: number };

/**
 * An error as hls.js reports it.
 * @property status of the response, 0 without one
 * @property tries recoveries since the stream last played on
 */
export type HlsTrouble = {
  readonly isFatal: boolean;
  readonly type: "network" | "media" | "other";
  readonly status: number;
  readonly tries: number;
};

const mostTries = 3;
const gone: ReadonlySet<number> = new Set([404, 410]);
const refused: ReadonlySet<number> = new Set([401, 403]);

/** A cut stream is asked for again after 1, 2 and 4 seconds, a broken one decoded anew; then the video fails. */
export const hlsRecovery = ({ isFatal, type, status, tries }: HlsTrouble): HlsRecovery => {
  if (!isFatal) return { kind: "none" };
  if (type === "network" && gone.has(status)) return { kind: "fail", error: 100 };
  if (type === "network" && refused.has(status)) return { kind: "fail", error: 101 };
  if (type === "other" || tries >= mostTries) return { kind: "fail", error: type === "network" ? 0 : 5 };
  return type === "network" ? { kind: "reload", after: 1000 * 2 ** tries } : { kind: "decode" };
};
