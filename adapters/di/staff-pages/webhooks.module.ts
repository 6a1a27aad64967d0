import { ContainerModule } from "inversify";
import { WebhookStore } from "../../../core/webhooks/webhooks.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeWebhooksHttp } from "../../http/webhooks.http.ts";
import { provide } from "../provide.ts";

/** Webhooks and their deliveries. */
export const services = new ContainerModule((options) => {
  provide(options, WebhookStore, (call: Caller) => makeWebhooksHttp(call), [Caller]);
});
