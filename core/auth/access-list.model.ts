import * as t from "io-ts";

/** A browser in which the user is signed in; times are epoch seconds. */
export const SessionEntry = t.type(
  { id: t.number, ip: t.string, user_agent: t.string, created_at: t.number, seen_at: t.number, expires_at: t.number, current: t.boolean },
  "SessionEntry",
);
export type SessionEntry = t.TypeOf<typeof SessionEntry>;

/** A token for scripts without its secret; times are epoch seconds. */
export const ApiTokenEntry = t.type({ id: t.number, name: t.string, created_at: t.number, expires_at: t.number }, "ApiTokenEntry");
export type ApiTokenEntry = t.TypeOf<typeof ApiTokenEntry>;
