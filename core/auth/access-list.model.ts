import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { TokenScope } from "./token-scope.model.ts";

/** A browser in which the user is signed in; times are epoch seconds. */
export const SessionEntry = t.type(
  { id: t.number, ip: t.string, user_agent: t.string, created_at: t.number, seen_at: t.number, expires_at: t.number, current: t.boolean },
  "SessionEntry",
);
export type SessionEntry = t.TypeOf<typeof SessionEntry>;

/**
 * A token for scripts without its secret; times are epoch seconds.
 * @property scopes null for no limits
 * @property old_until until when a replaced secret still works; null when none does
 */
export const ApiTokenEntry = t.type(
  {
    id: t.number,
    name: t.string,
    scopes: orNull(t.readonlyArray(TokenScope)),
    days: t.number,
    created_at: t.number,
    expires_at: t.number,
    used_at: orNull(t.number),
    old_until: orNull(t.number),
  },
  "ApiTokenEntry",
);
export type ApiTokenEntry = t.TypeOf<typeof ApiTokenEntry>;
