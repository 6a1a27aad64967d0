import * as t from "io-ts";

/** The periods of a learner's stats. */
export const StatsPeriod = t.keyof({ today: null, month: null, all: null }, "StatsPeriod");
export type StatsPeriod = t.TypeOf<typeof StatsPeriod>;
