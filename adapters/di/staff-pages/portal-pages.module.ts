import { ContainerModule } from "inversify";
import { PortalPageStore } from "../../../core/portal-pages/portal-pages.port.ts";
import { Caller } from "../../http/caller.ts";
import { makePortalPagesHttp } from "../../http/portal-pages.http.ts";
import { provide } from "../provide.ts";

/** The pages of the portal. */
export const services = new ContainerModule((options) => {
  provide(options, PortalPageStore, (call: Caller) => makePortalPagesHttp(call), [Caller]);
});
