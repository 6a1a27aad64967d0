import * as t from "io-ts";

/** The days of the week by their numbers; weeks begin on Monday. */
export const weekdays = { 1: "Monday", 2: "Tuesday", 3: "Wednesday", 4: "Thursday", 5: "Friday", 6: "Saturday", 7: "Sunday" } as const;

/** A day of the week, 1 (Monday) to 7 (Sunday). */
export const Weekday = t.refinement(t.number, (n) => Number.isInteger(n) && n >= 1 && n <= 7, "a weekday 1 (Monday) to 7 (Sunday)");
export type Weekday = t.TypeOf<typeof Weekday>;
