import { ContainerModule } from "inversify";
import { People } from "../../../core/users/people.port.ts";
import { Caller } from "../../http/caller.ts";
import { makePeopleHttp } from "../../http/people.http.ts";
import { provide } from "../provide.ts";

/** Colleagues, as administrators manage them. */
export const services = new ContainerModule((options) => {
  provide(options, People, (call: Caller) => makePeopleHttp(call), [Caller]);
});
