import { contactPoints } from "../../contract/contact-points.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeAccommodations } from "./accommodations.store.ts";
import { makeContactPoints } from "./contact-points.store.ts";

/** Endpoints for the points of contacts and for what makes lessons fair for them. */
export const routes: RouteContribution = () =>
  routesFor(contactPoints, {
    of: (call) => makeContactPoints(call.tx).of(call.params.id, call.query),
    accommodations: (call) => makeAccommodations(call).of(call.params.id),
    accommodate: (call) => makeAccommodations(call).save(call.params.id, call.body),
  });
