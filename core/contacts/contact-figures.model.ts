import * as t from "io-ts";

/** Maximum number of values returned for a field. */
export const mostDistinct = 25;

/** A value of a field and the number of active contacts that have it. */
export const DistinctValue = t.type({ value: t.string, count: t.number }, "DistinctValue");
export type DistinctValue = t.TypeOf<typeof DistinctValue>;

/** Contact counts: active, archived, active and added within thirty days, and active per team. */
export const ContactMetrics = t.type(
  {
    total: t.number,
    archived: t.number,
    added_30d: t.number,
    by_team: t.readonlyArray(t.type({ id: t.number, label: t.string, count: t.number })),
  },
  "ContactMetrics",
);
export type ContactMetrics = t.TypeOf<typeof ContactMetrics>;
