/** `HH:MM:SS.mmm`, hours optional; SRT has a comma. */
const time = String.raw`(?:\d{1,3}:)?[0-5]\d:[0-5]\d[.,]\d{3}`;
const times = new RegExp(String.raw`^(${time})[ \t]+-->[ \t]+(${time})(.*)$`);

const hours = (text: string): string => text.replace(",", ".").replace(/^\d:/, "0$&");

/**
 * A text of captions as WebVTT: WebVTT as it is, SubRip (SRT) converted.
 * @returns null when no line of it says from when to when words are shown
 */
export const asWebVtt = (text: string): string | null => {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n?|\n/);
  if (!lines.some((line) => times.test(line))) return null;
  if (/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? "")) return text;
  const converted = lines.map((line) =>
    line.replace(times, (_, from: string, to: string, rest: string) => `${hours(from)} --> ${hours(to)}${rest}`),
  );
  return `WEBVTT\n\n${converted.join("\n").trim()}\n`;
};
