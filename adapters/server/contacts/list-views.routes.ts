import { listViews } from "../../contract/list-views.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeListViewStore } from "./list-views.store.ts";

/** Endpoints for contact list views. */
export const routes: RouteContribution = () =>
  routesFor(listViews, {
    list: (call) => makeListViewStore(call).list,
    create: (call) => makeListViewStore(call).create(call.body),
    update: (call) => makeListViewStore(call).update(call.params.id, call.body),
    remove: (call) => makeListViewStore(call).remove(call.params.id),
    restore: (call) => makeListViewStore(call).restore(call.params.id),
    begin: (call) => makeListViewStore(call).begin(call.body.id),
  });
