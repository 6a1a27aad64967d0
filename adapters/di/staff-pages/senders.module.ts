import { ContainerModule } from "inversify";
import { SenderStore } from "../../../core/senders/senders.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeSendersHttp } from "../../http/senders.http.ts";
import { provide } from "../provide.ts";

/** The addresses from which the organisation sends mail. */
export const services = new ContainerModule((options) => {
  provide(options, SenderStore, (call: Caller) => makeSendersHttp(call), [Caller]);
});
