import { enrolments } from "../../contract/enrolments.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { enrolmentCall } from "./enrolment-call.store.ts";
import { makeEnrolments } from "./enrolments.store.ts";

/** Endpoints for the courses of contacts. */
export const routes: RouteContribution = () =>
  routesFor(enrolments, {
    learners: (call) => makeEnrolments(enrolmentCall(call)).learners(call.params.id, call.query),
    enrol: (call) => makeEnrolments(enrolmentCall(call)).enrol(call.params.id, call.body),
    courses: (call) => makeEnrolments(enrolmentCall(call)).courses(call.params.id),
    course: (call) => makeEnrolments(enrolmentCall(call)).course(call.params.id, call.params.campaignId),
    change: (call) => makeEnrolments(enrolmentCall(call)).change(call.params.id, call.params.campaignId, call.body),
    open: ({ params: { id, campaignId, triggerId }, ...call }) =>
      makeEnrolments(enrolmentCall(call)).open(id, campaignId, triggerId, call.body),
    reset: (call) => makeEnrolments(enrolmentCall(call)).reset(call.params.id, call.params.campaignId),
  });
