import { ContainerModule } from "inversify";
import { PortalFiles } from "../../../core/portal-files/portal-files.port.ts";
import { Caller } from "../../http/caller.ts";
import { makePortalFilesHttp } from "../../http/portal-files.http.ts";
import { provide } from "../provide.ts";

/** Files that are shared with the learner. */
export const services = new ContainerModule((options) => {
  provide(options, PortalFiles, (call: Caller) => makePortalFilesHttp(call), [Caller]);
});
