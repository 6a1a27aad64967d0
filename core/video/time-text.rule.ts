const shape = /^(?:(?:(\d+):)?([0-5]?\d):)?(\d+(?:\.\d+)?)$/;

/**
 * The seconds of a position typed as `h:mm:ss`, `m:ss` or seconds.
 * @returns null for another text
 */
export const secondsOfTime = (text: string): number | null => {
  const match = shape.exec(text.trim());
  if (match === null) return null;
  const [, hours = "0", minutes = "0", seconds = "0"] = match;
  if (text.includes(":") && Number(seconds) >= 60) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};

const two = (n: number): string => String(n).padStart(2, "0");

/** A position in a video as `m:ss` or `h:mm:ss`; tenths only where there are some. */
export const timeOfSeconds = (seconds: number): string => {
  const tenths = Math.max(0, Math.round(seconds * 10));
  const whole = Math.floor(tenths / 10);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const fraction = tenths % 10 === 0 ? "" : `.${tenths % 10}`;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : String(minutes)}:${two(rest)}${fraction}`;
};
