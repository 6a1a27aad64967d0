import type { AccommodationsStore } from "../../core/learning/accommodations.port.ts";
import type { ContactPointsStore } from "../../core/learning/contact-points.port.ts";
import { contactPoints } from "../contract/contact-points.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The points of contacts over HTTP. */
export const makeContactPointsHttp = (call: Caller): ContactPointsStore => ({
  of: (id, query) => call(contactPoints.of, { ...none, params: { id }, query }),
});

/** Accommodations over HTTP. */
export const makeAccommodationsHttp = (call: Caller): AccommodationsStore => ({
  of: (id) => call(contactPoints.accommodations, { ...none, params: { id } }),
  save: (id, body) => call(contactPoints.accommodate, { ...none, params: { id }, body }),
});
