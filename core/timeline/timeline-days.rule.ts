import type { TimelineEntry } from "./timeline.model.ts";

/**
 * The entries of one day, in their order.
 * @property day `2026-07-01`
 */
export type TimelineDay = { readonly day: string; readonly entries: readonly TimelineEntry[] };

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const fresh = new Intl.DateTimeFormat("en-US", { timeZone, era: "short", year: "numeric", month: "2-digit", day: "2-digit" });
  formats.set(timeZone, fresh);
  return fresh;
};

/**
 * The calendar day of an instant in a time zone, `2026-07-01`.
 * @param at epoch seconds
 */
export const dayAt = (at: number, timeZone: string): string => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(new Date(at * 1000))
      .map(({ type, value }) => [type, value]),
  );
  return `${(parts.get("year") ?? "").padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
};

/** Groups a timeline by days of the time zone. */
export const timelineDays = (entries: readonly TimelineEntry[], timeZone: string): readonly TimelineDay[] => {
  const days: { readonly day: string; readonly entries: TimelineEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayAt(entry.at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
};
