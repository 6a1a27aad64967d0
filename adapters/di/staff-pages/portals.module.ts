import { ContainerModule } from "inversify";
import { PortalStore } from "../../../core/portals/portals.port.ts";
import { Caller } from "../../http/caller.ts";
import { makePortalsHttp } from "../../http/portals.http.ts";
import { provide } from "../provide.ts";

/** The portals of the organisation. */
export const services = new ContainerModule((options) => {
  provide(options, PortalStore, (call: Caller) => makePortalsHttp(call), [Caller]);
});
