import type { TimelineEntry } from "./timeline.model.ts";

/** A position in a timeline: entries after it are earlier, or of the same second with a smaller key. */
export type TimelinePlace = Pick<TimelineEntry, "at" | "key">;

const written = /^(-?\d{1,15})\.([a-z]{1,20}:[0-9A-Za-z:_-]{0,150})$/;

/** The cursor of a position, `1782907200.note:00000000000000000042`. */
export const cursorOf = ({ at, key }: TimelinePlace): string => `${at}.${key}`;

/** @returns null for an invalid cursor */
export const placeOfCursor = (cursor: string): TimelinePlace | null => {
  const [, at, key] = written.exec(cursor) ?? [];
  return at === undefined || key === undefined ? null : { at: Number(at), key };
};

/** Whether an entry is after a position. */
export const isBehind = (entry: TimelinePlace, place: TimelinePlace): boolean =>
  entry.at < place.at || (entry.at === place.at && entry.key < place.key);

/** Sorts the latest first; within a second by key, so that positions are unique. */
export const byLatest = (a: TimelinePlace, b: TimelinePlace): number => (isBehind(a, b) ? 1 : isBehind(b, a) ? -1 : 0);
