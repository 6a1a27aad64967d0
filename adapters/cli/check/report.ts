import * as t from "io-ts";
import { atLeast } from "../../../core/data-check/finding-codes.ts";
import type { Severity } from "../../../core/data-check/finding-codes.ts";
import type { Finding } from "../../../core/data-check/finding.model.ts";
import type { CheckOutcome } from "./check-run.ts";

export const ReportFormat = t.keyof({ pretty: null, json: null, sarif: null, junit: null }, "ReportFormat");
export type ReportFormat = t.TypeOf<typeof ReportFormat>;

export type Counts = Readonly<Record<Severity, number>>;

/** The summary at the end of a report. */
export type CheckSummary = CheckOutcome & { readonly counts: Counts };

/** A report as text that is streamed finding by finding, so that none is buffered. */
export type Report = {
  readonly begin: () => string;
  readonly finding: (finding: Finding) => string;
  readonly end: (summary: CheckSummary) => string;
};

const few = (count: number, one: string): string => `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;

/** A one-line summary of a run. */
export const summaryLine = ({ counts, files, fixed }: CheckSummary): string => {
  const records = files.reduce((sum, file) => sum + file.records, 0);
  const checked = `${few(records, "record")} in ${few(new Set(files.map(({ file }) => file)).size, "file")}`;
  const found = `${few(counts.error, "error")}, ${few(counts.warning, "warning")}, ${counts.info.toLocaleString("en")} info`;
  return [`Checked ${checked}: ${found}.`, ...fixed.map((path) => `Wrote ${path}.`)].join("\n");
};

/** 2 when a file was unreadable, 1 when a finding reaches the `failOn` severity, else 0. */
export const exitCodeOf = ({ counts, unreadable }: CheckSummary, failOn: Severity): 0 | 1 | 2 => {
  if (unreadable.length > 0) return 2;
  const bad = (["error", "warning", "info"] as const).some((severity) => atLeast(severity, failOn) && counts[severity] > 0);
  return bad ? 1 : 0;
};
