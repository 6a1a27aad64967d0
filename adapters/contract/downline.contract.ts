import * as t from "io-ts";
import { learners } from "../../core/access/access-rule.rule.ts";
import { contactLimits } from "../../core/contacts/contact-query.model.ts";
import { DownlinePage, DownlineRecord } from "../../core/downline/downline.model.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { ById } from "./resource.ts";
import { IntText, intTextBetween, orNullText } from "./wire.ts";

const path = "/api/portal/downline";

/** Endpoints for learners: the contacts below them. */
export const downline = {
  level: endpoint({
    ...noInput,
    name: "downline.level",
    summary: "Lists the contacts directly below the learner who is signed in, or below one of the learner's downline, 25 per page.",
    method: "GET",
    path,
    access: learners,
    query: t.type({ of: orNullText(IntText), page: orDefault(intTextBetween(1, contactLimits.page), 1) }, "DownlineQuery"),
    reply: DownlinePage,
  }),
  record: endpoint({
    ...noInput,
    name: "downline.record",
    summary: "Returns a contact of the learner's downline, with the fields that the learner's role shows and the contact's courses.",
    method: "GET",
    path: `${path}/:id`,
    access: learners,
    params: ById,
    reply: DownlineRecord,
  }),
} as const;
