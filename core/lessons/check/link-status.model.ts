import * as t from "io-ts";

/** Whether an address answers: `unknown` where it answered too slowly to tell. */
export const LinkState = t.keyof({ alive: null, dead: null, unknown: null }, "LinkState");
export type LinkState = t.TypeOf<typeof LinkState>;

/** A web address of a lesson, where it is, and whether it answers. */
export const LinkStatus = t.type({ address: t.string, uuid: t.string, key: t.string, state: LinkState }, "LinkStatus");
export type LinkStatus = t.TypeOf<typeof LinkStatus>;
