import { ContainerModule } from "inversify";
import { AccessTraces } from "../../../core/access-trace/access-traces.port.ts";
import { makeAccessTracesHttp } from "../../http/access-trace.http.ts";
import { Caller } from "../../http/caller.ts";
import { provide } from "../provide.ts";

/** Why contacts see something in the portal, or do not. */
export const services = new ContainerModule((options) => {
  provide(options, AccessTraces, (call: Caller) => makeAccessTracesHttp(call), [Caller]);
});
