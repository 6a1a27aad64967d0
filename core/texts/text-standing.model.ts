import * as t from "io-ts";

/** A number that wants no texts, since a time in epoch seconds. */
export const StoppedNumber = t.type({ mobile: t.string, stopped_at: t.number }, "StoppedNumber");
export type StoppedNumber = t.TypeOf<typeof StoppedNumber>;

/** The numbers of a contact that want no texts. */
export const TextStanding = t.type({ stopped: t.readonlyArray(StoppedNumber) }, "TextStanding");
export type TextStanding = t.TypeOf<typeof TextStanding>;
