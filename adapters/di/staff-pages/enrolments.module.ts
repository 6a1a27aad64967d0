import { ContainerModule } from "inversify";
import { EnrolmentStore } from "../../../core/enrolments/enrolments.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeEnrolmentsHttp } from "../../http/enrolments.http.ts";
import { provide } from "../provide.ts";

/** The courses of contacts. */
export const services = new ContainerModule((options) => {
  provide(options, EnrolmentStore, (call: Caller) => makeEnrolmentsHttp(call), [Caller]);
});
