import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { ContactGain } from "../learning/contact-points.model.ts";

/** A learner's place by points in their organisation; who has as many has the same. */
export const StatsRank = t.type({ place: t.number, of: t.number }, "StatsRank");
export type StatsRank = t.TypeOf<typeof StatsRank>;

/**
 * A learner's own points in a period, with why.
 * @property rank null without points in the period
 * @property streak days in a row with a lesson finished
 * @property next where the next page of gains begins, null on the last one
 */
export const OwnStats = t.type(
  {
    points: t.number,
    rank: orNull(StatsRank),
    streak: t.number,
    lessons: t.number,
    days: t.readonlyArray(t.type({ day: t.string, points: t.number })),
    gains: t.readonlyArray(ContactGain),
    next: orNull(t.number),
  },
  "OwnStats",
);
export type OwnStats = t.TypeOf<typeof OwnStats>;
