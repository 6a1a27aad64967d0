import { ContainerModule } from "inversify";
import { DateTextReader } from "../../../core/validation/date-text.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeDateTextHttp } from "../../http/date-text.http.ts";
import { provide } from "../provide.ts";

/** What forms ask while something is typed. */
export const services = new ContainerModule((options) => {
  provide(options, DateTextReader, (call: Caller) => makeDateTextHttp(call), [Caller]);
});
