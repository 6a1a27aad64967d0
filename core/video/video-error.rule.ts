/** A connection that broke off; the first of the codes that are not providers'. */
export const lostConnection = 0;

/** A provider that does not answer. */
export const noAnswer = -1;

/** A provider's player that reports nothing. */
export const notDriven = -2;

/** What is wrong with a video, by the codes of players. */
export type VideoErrorKind = "parameter" | "browser" | "missing" | "owner" | "connection" | "provider";

const kinds: ReadonlyMap<number, VideoErrorKind> = new Map([
  [2, "parameter"],
  [5, "browser"],
  [100, "missing"],
  [101, "owner"],
  [150, "owner"],
  [lostConnection, "connection"],
  [noAnswer, "provider"],
  [notDriven, "provider"],
]);

/** Whether a code is one that players report. */
export const isVideoErrorCode = (code: number): boolean => kinds.has(code);

/** The kind of a player's error code; a code that is not known means that the browser cannot play it. */
export const videoErrorKind = (code: number): VideoErrorKind => kinds.get(code) ?? "browser";

const messages: Readonly<Record<VideoErrorKind, string>> = {
  parameter: "The video link has an invalid parameter.",
  browser: "This video cannot be played in the browser.",
  missing: "Video not found.",
  owner: "The owner does not allow this video here.",
  connection: "The connection was lost. Your progress is saved.",
  provider: "The video's provider does not answer.",
};

/** The message for a player's error code. */
export const videoErrorMessage = (code: number): string => messages[videoErrorKind(code)];
