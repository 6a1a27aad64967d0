import type { OwnReports } from "../../core/reports/own-reports.port.ts";
import { portalReports } from "../contract/portal-reports.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The learner's reports over HTTP. */
export const makeOwnReportsHttp = (call: Caller): OwnReports => ({
  all: () => call(portalReports.all, none),
  read: (pid, query) => call(portalReports.read, { ...none, params: { pid }, query }),
});
