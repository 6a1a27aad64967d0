import { portals } from "../../contract/portals.contract.ts";
import { lockingOut } from "../auth/session.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makePortals } from "./portals.store.ts";

/** Endpoints for the portals of an organisation. */
export const routes: RouteContribution = ({ sessions }) =>
  routesFor(portals, {
    all: (call) => makePortals(call).all(),
    create: (call) => makePortals(call).create(call.body),
    change: (call) => makePortals(call).change(call.params.pid, call.body),
    close: (call) => lockingOut(sessions, makePortals(call).close(call.params.pid)),
    reopen: (call) => lockingOut(sessions, makePortals(call).reopen(call.params.pid)),
  });
