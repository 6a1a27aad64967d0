import { ContainerModule } from "inversify";
import { OwnCalendarStore } from "../../../core/calendar/own-calendar.port.ts";
import { makeOwnCalendarHttp } from "../../http/calendar.http.ts";
import { Caller } from "../../http/caller.ts";
import { provide } from "../provide.ts";

/** The calendar of the learner. */
export const services = new ContainerModule((options) => {
  provide(options, OwnCalendarStore, (call: Caller) => makeOwnCalendarHttp(call), [Caller]);
});
