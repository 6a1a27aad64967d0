import { bulk } from "../../contract/bulk.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeBulkStore } from "./bulk.store.ts";

/** Endpoints for bulk actions on contacts. */
export const routes: RouteContribution = () =>
  routesFor(bulk, {
    list: (call) => makeBulkStore(call).list(),
    get: (call) => makeBulkStore(call).get(call.params.id),
    plan: (call) => makeBulkStore(call).plan(call.body),
    run: (call) => makeBulkStore(call).run(call.params.id),
    cancel: (call) => makeBulkStore(call).cancel(call.params.id),
    undo: (call) => makeBulkStore(call).undo(call.params.id),
    rows: (call) => makeBulkStore(call).rows(call.params.id, call.query.of, call.query.page),
  });
