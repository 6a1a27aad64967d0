import * as t from "io-ts";
import { learners } from "../../core/access/access-rule.rule.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { TimeZone } from "../../core/kernel/dates.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { defaultPeriod, ReportPeriod } from "../../core/reports/report-period.rule.ts";
import { ReportInfo, ReportTable } from "../../core/reports/report-table.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { orNullText } from "./wire.ts";

const path = "/api/portal/reports";

/** Endpoints for learners: the reports that are published to their role. */
export const portalReports = {
  all: endpoint({
    ...noInput,
    name: "portal-reports.all",
    summary: "Lists the reports that are published to the role of the learner who is signed in.",
    method: "GET",
    path,
    access: learners,
    reply: t.readonlyArray(ReportInfo),
  }),
  read: endpoint({
    ...noInput,
    name: "portal-reports.read",
    summary: "Returns a published report about the learner who is signed in and the contacts below, for a period in a time zone.",
    method: "GET",
    path: `${path}/:pid`,
    access: learners,
    params: t.type({ pid: textUpTo(100) }, "ReportPid"),
    query: t.type({ period: orDefault(ReportPeriod, defaultPeriod), timezone: orNullText(TimeZone) }, "ReportQuery"),
    reply: ReportTable,
  }),
} as const;
