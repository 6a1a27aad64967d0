import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { Accommodations } from "../../core/learning/accommodations.model.ts";
import { ContactPoints, pointsPage } from "../../core/learning/contact-points.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText, intTextBetween, orNullText } from "./wire.ts";

const ContactId = t.type({ id: IntText }, "ContactId");
const Query = t.type(
  {
    before: orNullText(intTextBetween(1, Number.MAX_SAFE_INTEGER)),
    limit: orDefault(intTextBetween(1, pointsPage.most), pointsPage.standard),
  },
  "PointsQuery",
);

/** Endpoints for the points of contacts and for what makes lessons fair for them. */
export const contactPoints = {
  of: endpoint({
    ...noInput,
    name: "contactPoints.of",
    summary: "Lists the gains of points of a contact, newest first, with the rule of each.",
    method: "GET",
    path: "/api/contacts/:id/points",
    access: staff("contacts"),
    params: ContactId,
    query: Query,
    reply: ContactPoints,
  }),
  accommodations: endpoint({
    ...noInput,
    name: "contactPoints.accommodations",
    summary: "Returns the time that a contact has for the speed bonus of questions.",
    method: "GET",
    path: "/api/contacts/:id/accommodations",
    access: members("contacts"),
    params: ContactId,
    reply: Accommodations,
  }),
  accommodate: endpoint({
    ...noInput,
    name: "contactPoints.accommodate",
    summary: "Sets the time that a contact has for the speed bonus of questions; points earned before stay.",
    method: "PUT",
    path: "/api/contacts/:id/accommodations",
    access: members("contacts"),
    params: ContactId,
    body: Accommodations,
    reply: Accommodations,
  }),
} as const;
