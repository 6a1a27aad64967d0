import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { PointsGain } from "./points-entry.model.ts";

/** A gain of points of a contact, with the names that the course, the lesson and the item have. */
export const ContactGain = t.intersection(
  [
    PointsGain,
    t.type({
      /** of the activity, larger for later gains */
      id: t.number,
      course: t.string,
      lesson: t.string,
      item_name: t.string,
      item_type: t.string,
    }),
  ],
  "ContactGain",
);
export type ContactGain = t.TypeOf<typeof ContactGain>;

/**
 * Gains of points, newest first.
 * @property total points of the contact in all lessons
 * @property next where the next page begins, null on the last one
 */
export const ContactPoints = t.type({ gains: t.readonlyArray(ContactGain), total: t.number, next: orNull(t.number) }, "ContactPoints");
export type ContactPoints = t.TypeOf<typeof ContactPoints>;

/** Gains of one page. */
export const pointsPage = { standard: 25, most: 100 } as const;

/**
 * One page of gains.
 * @param rows newest first, one more than the page holds where there are further ones
 */
export const pointsPageOf = (rows: readonly ContactGain[], total: number, limit: number): ContactPoints => {
  const gains = rows.slice(0, limit);
  return { gains, total, next: rows.length > limit ? (gains.at(-1)?.id ?? null) : null };
};
