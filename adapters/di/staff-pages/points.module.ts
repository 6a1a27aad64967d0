import { ContainerModule } from "inversify";
import { AccommodationsStore } from "../../../core/learning/accommodations.port.ts";
import { ContactPointsStore } from "../../../core/learning/contact-points.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeAccommodationsHttp, makeContactPointsHttp } from "../../http/contact-points.http.ts";
import { provide } from "../provide.ts";

/** The points of contacts, and what makes lessons fair for them. */
export const services = new ContainerModule((options) => {
  provide(options, ContactPointsStore, (call: Caller) => makeContactPointsHttp(call), [Caller]);
  provide(options, AccommodationsStore, (call: Caller) => makeAccommodationsHttp(call), [Caller]);
});
