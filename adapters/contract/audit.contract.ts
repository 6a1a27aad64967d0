import * as t from "io-ts";
import { admins, members } from "../../core/access/access-rule.rule.ts";
import { AuditFacets, AuditPage, AuditVerdict } from "../../core/audit/audit-entry.model.ts";
import { auditLimits } from "../../core/audit/audit-query.model.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { LocalDate } from "../../core/kernel/dates.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { AuditCursor, AuditWhoText } from "./audit-wire.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText, orNullText } from "./wire.ts";

const path = "/api/audit";
const RecordParam = t.type({ id: IntText }, "RecordId");
const filter = {
  who: orNullText(AuditWhoText),
  type: orNullText(textUpTo(auditLimits.name)),
  record: orNullText(textUpTo(auditLimits.record)),
  action: orNullText(textUpTo(auditLimits.name)),
  from: orNullText(LocalDate),
  to: orNullText(LocalDate),
  text: orDefault(textUpTo(auditLimits.text), ""),
};
const before = { before: orNullText(AuditCursor) };
const history = { ...noInput, method: "GET", params: RecordParam, query: t.type(before, "HistoryQuery"), reply: AuditPage } as const;

/** Endpoints of the audit log. */
export const audit = {
  page: endpoint({
    ...noInput,
    name: "audit.page",
    summary: "Lists audit log entries, newest first. Pass the `next` of a page as `before` to get the following page.",
    method: "GET",
    path,
    access: admins,
    rate: "search",
    query: t.type({ ...filter, ...before }, "AuditQuery"),
    reply: AuditPage,
  }),
  facets: endpoint({
    ...noInput,
    name: "audit.facets",
    summary: "Lists the values that the audit log can be filtered by.",
    method: "GET",
    path: `${path}/facets`,
    access: admins,
    reply: AuditFacets,
  }),
  verify: endpoint({
    ...noInput,
    name: "audit.verify",
    summary: "Verifies the hash chain of up to 10,000 audit log entries after a given entry number.",
    method: "GET",
    path: `${path}/verify`,
    access: admins,
    rate: "search",
    query: t.type({ after: orDefault(IntText, 0) }, "ChainQuery"),
    reply: AuditVerdict,
  }),
  file: endpoint({
    ...noInput,
    name: "audit.file",
    summary: "Exports audit log entries as CSV, one row per changed value.",
    method: "GET",
    path: `${path}/export.csv`,
    whileViewing: "refused",
    access: admins,
    query: t.type(filter, "AuditFilter"),
    givesFile: "text/csv",
    reply: t.string,
  }),
  ofContact: endpoint({
    ...history,
    name: "audit.ofContact",
    summary: "Lists the changes to a contact, without values that the caller may not see and with earlier values that can be restored.",
    path: "/api/contacts/:id/history",
    access: members("contacts"),
  }),
  ofGroup: endpoint({
    ...history,
    name: "audit.ofGroup",
    summary: "Lists the changes to a group.",
    path: "/api/bookmarks/:id/history",
    access: members("contacts"),
  }),
  ofField: endpoint({
    ...history,
    name: "audit.ofField",
    summary: "Lists the changes to a field.",
    path: "/api/fields/:id/history",
    access: admins,
  }),
} as const;
