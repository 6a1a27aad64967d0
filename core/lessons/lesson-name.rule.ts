/** Maximum length of a lesson's name, in characters. */
export const longestLessonName = 255;
const prefix = "COPY - ";

const cut = (name: string, length: number): string => [...name].slice(0, length).join("");

const numbered = (base: string, number: string): string => {
  const suffix = ` (${number})`;
  return cut(base, longestLessonName - suffix.length) + suffix;
};

/** The name of a copy: `COPY - ` once, and a number from the second copy on; at most 255 characters, truncated before the number. */
export const copyName = (name: string): string => {
  if (!name.startsWith(prefix)) return cut(prefix + name, longestLessonName);
  const [, base = "", number = ""] = /^(.*) \((\d+)\)$/s.exec(name) ?? [];
  return number === "" ? numbered(name, "2") : numbered(base, String(BigInt(number) + 1n));
};

const plainSpaces = (text: string): string => text.replaceAll(/\s/gu, " ");

/**
 * The name of a new lesson, from its creation time.
 * @param now epoch seconds
 * @param timezone IANA name
 * @param locale language tag
 */
export const newLessonName = (now: number, timezone: string, locale: string): string => {
  const moment = now * 1000;
  const date = new Intl.DateTimeFormat(locale, { timeZone: timezone, year: "numeric", month: "short", day: "numeric" }).format(moment);
  const time = new Intl.DateTimeFormat(locale, { timeZone: timezone, hour: "numeric", minute: "2-digit", hour12: true }).format(moment);
  return plainSpaces(`New Lesson: ${date} at ${time}`);
};
