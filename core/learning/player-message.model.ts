import * as t from "io-ts";

const ours = { source: t.literal("cygnet-player") };

/**
 * A message of the player's page to the page that holds it in a frame.
 * @property ready it can take requests
 * @property state name of the lesson, and whether input on the screen was not sent
 * @property leaving a request to leave was received
 * @property left it may be closed; `href` is where the user wants to go, null for back to the page
 * @property stay the user stays
 * @property expired the session has ended
 */
export const PlayerMessage = t.union(
  [
    t.type({ ...ours, type: t.literal("ready") }),
    t.type({ ...ours, type: t.literal("state"), name: t.string, isUnsent: t.boolean }),
    t.type({ ...ours, type: t.literal("leaving") }),
    t.type({ ...ours, type: t.literal("left"), href: t.union([t.string, t.null]) }),
    t.type({ ...ours, type: t.literal("stay") }),
    t.type({ ...ours, type: t.literal("expired") }),
  ],
  "PlayerMessage",
);
export type PlayerMessage = t.TypeOf<typeof PlayerMessage>;

/**
 * A message to the player's page.
 * @property leave the page wants to close it, and to go to `href` then
 * @property resumed the user has signed in again
 */
export const PlayerRequest = t.union(
  [t.type({ ...ours, type: t.literal("leave"), href: t.union([t.string, t.null]) }), t.type({ ...ours, type: t.literal("resumed") })],
  "PlayerRequest",
);
export type PlayerRequest = t.TypeOf<typeof PlayerRequest>;
