import * as E from "fp-ts/lib/Either.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { conflict, notFound } from "../../../core/kernel/failure.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import { colleagueViewRefusals } from "../../../core/view-as/colleague-view-refusals.ts";
import { colleagueViewProblem } from "../../../core/view-as/colleague-view.rule.ts";
import { type BegunView, type CurrentStaffView, viewSeconds } from "../../../core/view-as/view-as.model.ts";
import type { ViewsAsColleague } from "../../../core/view-as/view-as.port.ts";
import type { ViewInForce } from "../../../core/view-as/view-in-force.rule.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { freshSecret, secretHash } from "../auth/secret.ts";
import type { Tx } from "../storage/database.ts";
import { readUser } from "../users/user-record.store.ts";

/** Where a view of the staff application begins. */
const staffHome = "/ui/";

type StaffCall = Omit<Doer, "actor"> & { readonly actor: StaffActor; readonly tx: Tx };

/** Views of the staff application, in the transaction of one call. */
export const makeViewsAsColleague = (call: StaffCall): ViewsAsColleague => ({
  begin: (id) => async () => {
    const { tx, actor, request } = call;
    const user = await readUser(tx, id, request.now);
    if (user === null) return E.left(notFound(userRefusals.user_gone));
    const { name, role, state } = user.record;
    const problem = colleagueViewProblem(actor, { id, role });
    if (problem !== null) return E.left(problem);
    if (state === "archived") return E.left(conflict(colleagueViewRefusals.view_archived({ name })));
    const secret = freshSecret();
    const expires_at = request.now + viewSeconds;
    await tx.db
      .insertInto("views_as")
      .values({
        secret_hash: secretHash(secret),
        org_id: actor.org_id,
        kind: "staff",
        user_id: actor.user_id,
        con_id: null,
        pid: null,
        as_user_id: id,
        began_at: request.now,
        expires_at,
      })
      .execute();
    await writeAudit(tx, call, { action: "user.view_as", object_type: "user", object_id: id, before: null, after: { expires_at } });
    const begun: BegunView = { address: `${staffHome}#view-as=${secret}`, seconds: viewSeconds };
    return E.right(begun);
  },
});

/** The view of the staff application of the tab that calls, with the name of the colleague; null for one of the portal. */
export const currentStaffView = async (tx: Tx, { as, until }: ViewInForce, now: number): Promise<CurrentStaffView | null> => {
  if (as.kind !== "staff") return null;
  const user = await readUser(tx, as.user_id, now);
  return user === null ? null : { user_id: as.user_id, name: user.record.name, seconds: until - now };
};
