import * as t from "io-ts";
import { AccessTrace, TraceChoices, TracedKind } from "../../core/access-trace/access-trace.model.ts";
import { members } from "../../core/access/access-rule.rule.ts";
import { BuiltInReportId } from "../../core/reports/built-in-reports.rule.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const path = "/api/contacts/:id/access";
const question = { ...noInput, access: members("contacts", "campaigns"), params: t.type({ id: IntText }, "TracedContact") } as const;

/** Endpoints that tell staff why a contact sees something in the portal, or does not. */
export const accessTrace = {
  trace: endpoint({
    ...question,
    name: "access-trace.trace",
    summary:
      "Returns why a contact sees a course, a lesson of a course, a folder of files or lessons, a page of the portal or a report now, or does not: each condition with its verdict, what was found, and who can change it.",
    method: "GET",
    path,
    query: t.type({ kind: TracedKind, item: t.union([IntText, BuiltInReportId]) }, "TracedItem"),
    reply: AccessTrace,
  }),
  choices: endpoint({
    ...question,
    name: "access-trace.choices",
    summary:
      "Lists what can be asked about: courses with their lessons, folders of files and of lessons, pages of the portal, and reports.",
    method: "GET",
    path: `${path}/choices`,
    reply: TraceChoices,
  }),
} as const;
