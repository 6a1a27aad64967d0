import * as t from "io-ts";

/** A part of a recording that was played: from and to, seconds. */
export const WatchedRange = t.readonly(t.tuple([t.number, t.number]), "WatchedRange");
export type WatchedRange = t.TypeOf<typeof WatchedRange>;

export const WatchedRanges = t.readonlyArray(WatchedRange, "WatchedRanges");
export type WatchedRanges = t.TypeOf<typeof WatchedRanges>;

/** Ranges that one report carries, and that are kept of one item. */
export const mostRanges = 200;
