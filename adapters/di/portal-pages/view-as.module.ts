import { ContainerModule } from "inversify";
import { OwnView } from "../../../core/view-as/view-as.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeOwnViewHttp } from "../../http/view-as.http.ts";
import { provide } from "../provide.ts";

/** The view of this tab, where it shows the portal as a learner gets it. */
export const services = new ContainerModule((options) => {
  provide(options, OwnView, (call: Caller) => makeOwnViewHttp(call), [Caller]);
});
