import type { TimelineEntry } from "./timeline.model.ts";

/** A place in a timeline: behind it stands what is earlier, or of the same second and has a smaller key. */
export type TimelinePlace = Pick<TimelineEntry, "at" | "key">;

const written = /^(-?\d{1,15})\.([a-z]{1,20}:[0-9A-Za-z:_-]{0,150})$/;

/** A place as text, `1782907200.note:00000000000000000042`. */
export const cursorOf = ({ at, key }: TimelinePlace): string => `${at}.${key}`;

/** @returns null for what no timeline has written */
export const placeOfCursor = (cursor: string): TimelinePlace | null => {
  const [, at, key] = written.exec(cursor) ?? [];
  return at === undefined || key === undefined ? null : { at: Number(at), key };
};

/** Whether an entry stands behind a place. */
export const isBehind = (entry: TimelinePlace, place: TimelinePlace): boolean =>
  entry.at < place.at || (entry.at === place.at && entry.key < place.key);

/** The latest first; of one second by key, so that no two share a place. */
export const byLatest = (a: TimelinePlace, b: TimelinePlace): number => (isBehind(a, b) ? 1 : isBehind(b, a) ? -1 : 0);
