import { contactLifecycle } from "../../contract/contact-lifecycle.contract.ts";
import { lockingOut } from "../auth/session.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeContactLifecycle } from "./contact-lifecycle.store.ts";

/**
 * Endpoints for the lifecycle of contacts. The database ends the sessions of locked-out learners; the cache drops them here
 * too.
 */
export const routes: RouteContribution = ({ sessions }) =>
  routesFor(contactLifecycle, {
    remove: (call) => lockingOut(sessions, makeContactLifecycle(call).remove(call.params.id)),
    restore: (call) => makeContactLifecycle(call).restore(call.params.id),
    bin: (call) => makeContactLifecycle(call).bin(call.query.page),
    block: (call) => lockingOut(sessions, makeContactLifecycle(call).block(call.body.con_id)),
    setPhoto: (call) => makeContactLifecycle(call).setPhoto(call.params.id, call.body.photo),
    unblock: (call) => makeContactLifecycle(call).unblock(call.body.con_id),
  });
