import * as E from "fp-ts/lib/Either.js";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { portalLinkRefusals } from "../../../core/contacts/portal-link-refusals.ts";
import { linkRefusal } from "../../../core/contacts/portal-link.rule.ts";
import { conflict, notFound } from "../../../core/kernel/failure.ts";
import { portalHref } from "../../../core/portal/portal-path.rule.ts";
import { viewAsRefusals } from "../../../core/view-as/view-as-refusals.ts";
import type { CurrentView } from "../../../core/view-as/view-as.model.ts";
import type { ViewsAs } from "../../../core/view-as/view-as.port.ts";
import type { ViewInForce } from "../../../core/view-as/view-in-force.rule.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { readContact } from "../portal-links/text-compiler.store.ts";
import type { Tx } from "../storage/database.ts";
import { storeView, type ViewCall } from "./begun-view.store.ts";

/** Views of the portal, in the transaction of one call. */
export const makeViewsAs = (call: ViewCall): ViewsAs => ({
  begin: (id) => async () => {
    const { tx, actor } = call;
    const contact = await readContact(call, id);
    if (contact === null) return noContact;
    const refusal = linkRefusal(contact);
    if (refusal !== null) return E.left(conflict(refusal));
    const portals = tx.db
      .selectFrom("portals")
      .select("pid")
      .where("org_id", "=", actor.org_id)
      .where("closed_at", "is", null)
      .orderBy("created_at")
      .orderBy("pid");
    const portal = actor.features.includes("include_portal") ? await portals.executeTakeFirst() : undefined;
    if (portal === undefined) return E.left(conflict(portalLinkRefusals.org_without_portal));
    return E.right(await storeView(call, { con_id: id, pid: portal.pid }, portalHref(portal.pid, "/home")));
  },
});

/** The view of the portal of the tab that calls, with the name of the learner; null for one of the staff application. */
export const currentView = async ({ db }: Tx, { as, until }: ViewInForce, now: number): Promise<CurrentView | null> => {
  if (as.kind !== "learner") return null;
  const { first_name, last_name } = await db
    .selectFrom("contacts")
    .select(["first_name", "last_name"])
    .where("org_id", "=", as.org_id)
    .where("con_id", "=", as.con_id)
    .executeTakeFirstOrThrow();
  return { con_id: as.con_id, name: `${first_name} ${last_name}`.trim(), seconds: until - now };
};

/** Ends the view of the tab that calls. */
export const endView = async (call: ViewCall, view: ViewInForce | undefined) => {
  if (view === undefined) return E.left(notFound(viewAsRefusals.view_over));
  const { tx, actor, request } = call;
  await tx.db
    .updateTable("views_as")
    .set({ ended_at: request.now })
    .where("org_id", "=", actor.org_id)
    .where("view_id", "=", view.id)
    .execute();
  await writeAudit(tx, call, {
    ...(view.as.kind === "learner"
      ? { action: "contact.view_as_end", object_type: "contact", object_id: view.as.con_id }
      : { action: "user.view_as_end", object_type: "user", object_id: view.as.user_id }),
    before: null,
    after: null,
  });
  return E.right(undefined);
};
