import { ContainerModule } from "inversify";
import { Numbers } from "../../../core/phone/numbers.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeNumbersHttp } from "../../http/phone.http.ts";
import { provide } from "../provide.ts";

/** Text lines. */
export const services = new ContainerModule((options) => {
  provide(options, Numbers, (call: Caller) => makeNumbersHttp(call), [Caller]);
});
