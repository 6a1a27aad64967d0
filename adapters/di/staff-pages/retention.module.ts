import { ContainerModule } from "inversify";
import { RetentionStore } from "../../../core/retention/retention.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeRetentionHttp } from "../../http/retention.http.ts";
import { provide } from "../provide.ts";

/** How long records are kept. */
export const services = new ContainerModule((options) => {
  provide(options, RetentionStore, (call: Caller) => makeRetentionHttp(call), [Caller]);
});
