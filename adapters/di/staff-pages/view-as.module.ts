import { ContainerModule } from "inversify";
import { ViewsAs } from "../../../core/view-as/view-as.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeViewsAsHttp } from "../../http/view-as.http.ts";
import { provide } from "../provide.ts";

/** Looking at the portal as a contact. */
export const services = new ContainerModule((options) => {
  provide(options, ViewsAs, (call: Caller) => makeViewsAsHttp(call), [Caller]);
});
