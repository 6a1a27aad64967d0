import { ContainerModule } from "inversify";
import { PortalRoleStore } from "../../../core/portal-roles/portal-roles.port.ts";
import { Caller } from "../../http/caller.ts";
import { makePortalRolesHttp } from "../../http/portal-roles.http.ts";
import { provide } from "../provide.ts";

/** The roles of learners in the portal. */
export const services = new ContainerModule((options) => {
  provide(options, PortalRoleStore, (call: Caller) => makePortalRolesHttp(call), [Caller]);
});
