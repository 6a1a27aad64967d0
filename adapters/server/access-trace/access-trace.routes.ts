import { accessTrace } from "../../contract/access-trace.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { enrolmentCall } from "../enrolments/enrolment-call.store.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeAccessTraces } from "./access-trace.store.ts";

/** Endpoints that tell staff why a contact sees something in the portal, or does not. */
export const routes: RouteContribution = () =>
  routesFor(accessTrace, {
    trace: (call) => makeAccessTraces(enrolmentCall(call)).trace(call.params.id, call.query.kind, call.query.item),
    choices: (call) => makeAccessTraces(enrolmentCall(call)).choices(call.params.id),
  });
