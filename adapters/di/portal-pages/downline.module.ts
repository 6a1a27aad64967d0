import { ContainerModule } from "inversify";
import { OwnDownline } from "../../../core/downline/own-downline.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeOwnDownlineHttp } from "../../http/downline.http.ts";
import { provide } from "../provide.ts";

/** The downline of the learner. */
export const services = new ContainerModule((options) => {
  provide(options, OwnDownline, (call: Caller) => makeOwnDownlineHttp(call), [Caller]);
});
