import * as t from "io-ts";

/**
 * Who a member of staff is, as colleagues see it.
 * @property active false: may not sign in any more
 */
export const UserName = t.type({ id: t.number, name: t.string, photo: t.union([t.string, t.null]), active: t.boolean }, "UserName");
export type UserName = t.TypeOf<typeof UserName>;
