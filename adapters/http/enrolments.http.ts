import type { EnrolmentStore } from "../../core/enrolments/enrolments.port.ts";
import { enrolments } from "../contract/enrolments.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The courses of contacts over HTTP. */
export const makeEnrolmentsHttp = (call: Caller): EnrolmentStore => ({
  learners: (id, query) => call(enrolments.learners, { ...none, params: { id }, query }),
  enrol: (id, body) => call(enrolments.enrol, { ...none, params: { id }, body }),
  courses: (id) => call(enrolments.courses, { ...none, params: { id } }),
  course: (id, campaignId) => call(enrolments.course, { ...none, params: { id, campaignId } }),
  change: (id, campaignId, body) => call(enrolments.change, { ...none, params: { id, campaignId }, body }),
  open: (id, campaignId, triggerId, body) => call(enrolments.open, { ...none, params: { id, campaignId, triggerId }, body }),
  reset: (id, campaignId) => call(enrolments.reset, { ...none, params: { id, campaignId }, body: {} }),
});
