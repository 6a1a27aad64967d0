import { ContainerModule } from "inversify";
import { PortalNotices } from "../../../core/portal-notices/portal-notices.port.ts";
import { Caller } from "../../http/caller.ts";
import { makePortalNoticesHttp } from "../../http/portal-notices.http.ts";
import { provide } from "../provide.ts";

/** Notices of the learner. */
export const services = new ContainerModule((options) => {
  provide(options, PortalNotices, (call: Caller) => makePortalNoticesHttp(call), [Caller]);
});
