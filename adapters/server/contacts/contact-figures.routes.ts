import { contactFigures } from "../../contract/contact-figures.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeContactFigures } from "./contact-figures.store.ts";

/** Endpoints for contact statistics. */
export const routes: RouteContribution = () =>
  routesFor(contactFigures, {
    distinct: (call) => makeContactFigures(call).distinct(call.query.field, call.query.query),
    metrics: (call) => makeContactFigures(call).metrics,
  });
