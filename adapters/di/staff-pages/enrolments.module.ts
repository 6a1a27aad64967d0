import { ContainerModule } from "inversify";
import { EnrolmentStore } from "../../../core/enrolments/enrolments.port.ts";
import { TriggerCalls } from "../../../core/triggers/triggers.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeEnrolmentsHttp } from "../../http/enrolments.http.ts";
import { makeTriggersHttp } from "../../http/triggers.http.ts";
import { provide } from "../provide.ts";

/** The courses of contacts. */
export const services = new ContainerModule((options) => {
  provide(options, EnrolmentStore, (call: Caller) => makeEnrolmentsHttp(call), [Caller]);
  provide(options, TriggerCalls, (call: Caller) => makeTriggersHttp(call), [Caller]);
});
