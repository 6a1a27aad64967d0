import { ContainerModule } from "inversify";
import { BillingStore } from "../../../core/billing/billing.port.ts";
import { makeBillingHttp } from "../../http/billing.http.ts";
import { Caller } from "../../http/caller.ts";
import { provide } from "../provide.ts";

/** Plans and billing. */
export const services = new ContainerModule((options) => {
  provide(options, BillingStore, (call: Caller) => makeBillingHttp(call), [Caller]);
});
