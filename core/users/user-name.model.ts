import * as t from "io-ts";

/**
 * A staff member as shown to colleagues.
 * @property active false when the user may no longer sign in
 */
export const UserName = t.type({ id: t.number, name: t.string, photo: t.union([t.string, t.null]), active: t.boolean }, "UserName");
export type UserName = t.TypeOf<typeof UserName>;
