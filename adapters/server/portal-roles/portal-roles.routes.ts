import * as TE from "fp-ts/lib/TaskEither.js";
import { portalRoles } from "../../contract/portal-roles.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { learnerRole } from "./learner-role.store.ts";
import { makePortalRoles } from "./portal-roles.store.ts";

/** Endpoints for the roles of learners in the portal. */
export const routes: RouteContribution = () =>
  routesFor(portalRoles, {
    all: (call) => makePortalRoles(call).all(),
    create: (call) => makePortalRoles(call).create(call.body),
    change: (call) => makePortalRoles(call).change(call.params.id, call.body),
    remove: (call) => makePortalRoles(call).remove(call.params.id),
    restore: (call) => makePortalRoles(call).restore(call.params.id),
    own: ({ tx, actor }) => TE.fromTask(() => learnerRole(tx, actor.con_id)),
  });
