import type { PortalRoleStore } from "../../core/portal-roles/portal-roles.port.ts";
import { portalRoles } from "../contract/portal-roles.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The roles of learners over HTTP. */
export const makePortalRolesHttp = (call: Caller): PortalRoleStore => ({
  all: () => call(portalRoles.all, none),
  create: (body) => call(portalRoles.create, { ...none, body }),
  change: (id, body) => call(portalRoles.change, { ...none, params: { id }, body }),
  remove: (id) => call(portalRoles.remove, { ...none, params: { id } }),
  restore: (id) => call(portalRoles.restore, { ...none, params: { id } }),
});
