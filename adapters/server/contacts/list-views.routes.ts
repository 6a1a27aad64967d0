import { listViews } from "../../contract/list-views.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { viewHandlers } from "../http/view-handlers.ts";
import { makeListViewStore } from "./list-views.store.ts";

/** Endpoints for contact list views. */
export const routes: RouteContribution = () => routesFor(listViews, viewHandlers(makeListViewStore));
