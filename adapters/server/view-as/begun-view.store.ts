import type { StaffActor } from "../../../core/access/actor.model.ts";
import { type BegunView, viewSeconds } from "../../../core/view-as/view-as.model.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { freshSecret, secretHash } from "../auth/secret.crypto.ts";
import type { Tx } from "../storage/database.ts";

/** A call of staff, with the transaction that it runs in. */
export type ViewCall = Omit<Doer, "actor"> & { readonly actor: StaffActor; readonly tx: Tx };

/** Whom a view shows: a learner in a portal, or a colleague. */
type Viewed = { readonly con_id: number; readonly pid: string } | { readonly as_user_id: number };

const auditedAs = (viewed: Viewed) =>
  "as_user_id" in viewed
    ? { action: "user.view_as", object_type: "user", object_id: viewed.as_user_id }
    : { action: "contact.view_as", object_type: "contact", object_id: viewed.con_id };

/**
 * Begins a view and writes it into the trail; only the hash of its secret is stored.
 * @param home the page where the view begins
 */
export const storeView = async (call: ViewCall, viewed: Viewed, home: string): Promise<BegunView> => {
  const { tx, actor, request } = call;
  const secret = freshSecret();
  const expires_at = request.now + viewSeconds;
  const kind = "as_user_id" in viewed ? { kind: "staff" } : {};
  await tx.db
    .insertInto("views_as")
    .values({
      secret_hash: secretHash(secret),
      org_id: actor.org_id,
      user_id: actor.user_id,
      con_id: null,
      pid: null,
      ...kind,
      ...viewed,
      began_at: request.now,
      expires_at,
    })
    .execute();
  await writeAudit(tx, call, { ...auditedAs(viewed), before: null, after: { expires_at } });
  return { address: `${home}#view-as=${secret}`, seconds: viewSeconds };
};
