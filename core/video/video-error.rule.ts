const messages: ReadonlyMap<number, string> = new Map([
  [2, "The video link has an invalid parameter."],
  [5, "This video cannot be played in the browser."],
  [100, "Video not found."],
  [101, "The owner does not allow this video here."],
  [150, "The owner does not allow this video here."],
]);

/** The message for a player's error code. */
export const videoErrorMessage = (code: number): string => messages.get(code) ?? "This video cannot be played in the browser.";
