import { ContainerModule } from "inversify";
import { PortalSearchStore } from "../../../core/portal-search/portal-search.port.ts";
import { Caller } from "../../http/caller.ts";
import { makePortalSearchHttp } from "../../http/portal-search.http.ts";
import { provide } from "../provide.ts";

/** Search for the learner. */
export const services = new ContainerModule((options) => {
  provide(options, PortalSearchStore, (call: Caller) => makePortalSearchHttp(call), [Caller]);
});
