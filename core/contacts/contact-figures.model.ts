import * as t from "io-ts";

/** How many values of a field are told. */
export const mostDistinct = 25;

/** A value of a field and how many contacts in force have it. */
export const DistinctValue = t.type({ value: t.string, count: t.number }, "DistinctValue");
export type DistinctValue = t.TypeOf<typeof DistinctValue>;

/** Contacts in numbers: in force, archived, in force and made within thirty days, and those in force of each team. */
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
