import { anyone } from "../../core/access/access-rule.rule.ts";
import { ErrorEvent, ReportAnswer } from "../../core/client/error-event.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

/** Endpoint for error reports of pages. */
export const reports = {
  send: endpoint({
    ...noInput,
    name: "reports.send",
    summary: "Reports a client-side error; it is dropped if error reporting is not configured.",
    method: "POST",
    path: "/api/error_reports",
    access: anyone,
    rate: "public",
    body: ErrorEvent,
    reply: ReportAnswer,
  }),
} as const;
