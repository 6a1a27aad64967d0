import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { ContactMetrics, DistinctValue } from "../../core/contacts/contact-figures.model.ts";
import { contactLimits } from "../../core/contacts/contact-query.model.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";

const access = staff("contacts");
const Distinct = t.type({ field: textUpTo(100), query: orDefault(textUpTo(contactLimits.search), "") }, "DistinctQuery");

/** Endpoints for contact statistics. */
export const contactFigures = {
  distinct: endpoint({
    ...noInput,
    name: "contacts.distinct",
    summary: "Lists the values of a field with their number of contacts, most frequent first; secret fields are refused.",
    method: "GET",
    path: "/api/contacts/distinct",
    access,
    query: Distinct,
    rate: "search",
    reply: t.readonlyArray(DistinctValue),
  }),
  metrics: endpoint({
    ...noInput,
    name: "contacts.metrics",
    summary: "Returns contact statistics: active, archived, added in the last 30 days, and by the teams whose courses they joined.",
    method: "GET",
    path: "/api/contacts/metrics",
    access,
    reply: ContactMetrics,
  }),
} as const;
