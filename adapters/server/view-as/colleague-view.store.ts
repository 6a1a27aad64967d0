import * as E from "fp-ts/lib/Either.js";
import { notFound } from "../../../core/kernel/failure.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import { colleagueViewRefused } from "../../../core/view-as/colleague-view.rule.ts";
import type { CurrentStaffView } from "../../../core/view-as/view-as.model.ts";
import type { ViewsAsColleague } from "../../../core/view-as/view-as.port.ts";
import type { ViewInForce } from "../../../core/view-as/view-in-force.rule.ts";
import type { Tx } from "../storage/database.ts";
import { readUser } from "../users/user-record.store.ts";
import { storeView, type ViewCall } from "./begun-view.store.ts";

/** Where a view of the staff application begins. */
const staffHome = "/ui/";

/** Views of the staff application, in the transaction of one call. */
export const makeViewsAsColleague = (call: ViewCall): ViewsAsColleague => ({
  begin: (id) => async () => {
    const { tx, actor, request } = call;
    const user = await readUser(tx, id, request.now);
    if (user === null) return E.left(notFound(userRefusals.user_gone));
    const problem = colleagueViewRefused(actor, user.record);
    if (problem !== null) return E.left(problem);
    return E.right(await storeView(call, { as_user_id: id }, staffHome));
  },
});

/** The view of the staff application of the tab that calls, with the name of the colleague; null for one of the portal. */
export const currentStaffView = async (tx: Tx, { as, until }: ViewInForce, now: number): Promise<CurrentStaffView | null> => {
  if (as.kind !== "staff") return null;
  const user = await readUser(tx, as.user_id, now);
  return user === null ? null : { user_id: as.user_id, name: user.record.name, seconds: until - now };
};
