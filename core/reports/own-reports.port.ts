import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ReportPeriod } from "./report-period.rule.ts";
import type { ReportInfo, ReportTable } from "./report-table.model.ts";

/** @property timezone of the reader, null for the organisation's */
export type ReportQuery = { readonly period: ReportPeriod; readonly timezone: string | null };

/** The reports that are published to the role of the learner who is signed in, about the learner and those below alone. */
export type OwnReports = {
  readonly all: () => TaskEither<Failure, readonly ReportInfo[]>;
  readonly read: (pid: string, query: ReportQuery) => TaskEither<Failure, ReportTable>;
};
export const OwnReports = token<OwnReports>("portal-reports.own");
