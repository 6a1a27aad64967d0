import { ContainerModule } from "inversify";
import { PublishedPageStore } from "../../../core/portal-pages/published-pages.port.ts";
import { Caller } from "../../http/caller.ts";
import { makePublishedPagesHttp } from "../../http/published-pages.http.ts";
import { provide } from "../provide.ts";

/** Published pages of the portal, for the learner. */
export const services = new ContainerModule((options) => {
  provide(options, PublishedPageStore, (call: Caller) => makePublishedPagesHttp(call), [Caller]);
});
