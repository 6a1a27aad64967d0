import { ContainerModule } from "inversify";
import { TimelineStore } from "../../../core/timeline/timeline.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeTimelineHttp } from "../../http/timeline.http.ts";
import { provide } from "../provide.ts";

/** The timeline of a contact. */
export const services = new ContainerModule((options) => {
  provide(options, TimelineStore, (call: Caller) => makeTimelineHttp(call), [Caller]);
});
