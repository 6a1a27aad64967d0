import { contactLifecycle, contactNotes } from "../../contract/contact-lifecycle.contract.ts";
import { lockingOut } from "../auth/session.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeContactLifecycle } from "./contact-lifecycle.store.ts";
import { makeContactNotes } from "./contact-notes.store.ts";

/**
 * Endpoints for the lifecycle of contacts, and for notes. The database ends the sessions of locked-out learners; the cache drops them here
 * too.
 */
export const routes: RouteContribution = ({ sessions }) => [
  ...routesFor(contactLifecycle, {
    remove: (call) => lockingOut(sessions, makeContactLifecycle(call).remove(call.params.id)),
    restore: (call) => makeContactLifecycle(call).restore(call.params.id),
    bin: (call) => makeContactLifecycle(call).bin(call.query.page),
    block: (call) => lockingOut(sessions, makeContactLifecycle(call).block(call.body.con_id)),
    unblock: (call) => makeContactLifecycle(call).unblock(call.body.con_id),
  }),
  ...routesFor(contactNotes, {
    of: (call) => makeContactNotes(call).of(call.params.id),
    all: (call) => makeContactNotes(call).all(call.query.page, call.query.search),
    add: (call) => makeContactNotes(call).add(call.params.id, call.body.body, call.body.key),
    edit: (call) => makeContactNotes(call).edit(call.params.id, call.body.body, call.body.version),
    remove: (call) => makeContactNotes(call).remove(call.params.id),
    restore: (call) => makeContactNotes(call).restore(call.params.id),
  }),
];
