import { notes } from "../../contract/notes.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeContactNotes } from "./notes.store.ts";

/** Endpoints for notes. */
export const routes: RouteContribution = () =>
  routesFor(notes, {
    of: (call) => makeContactNotes(call).of(call.params.id),
    all: (call) => makeContactNotes(call).all(call.query.page, call.query.search),
    add: (call) => makeContactNotes(call).add(call.params.id, call.body.body, call.body.key),
    edit: (call) => makeContactNotes(call).edit(call.params.id, call.body.body, call.body.version),
    remove: (call) => makeContactNotes(call).remove(call.params.id),
    restore: (call) => makeContactNotes(call).restore(call.params.id),
  });
