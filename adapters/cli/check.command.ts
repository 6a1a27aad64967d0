import * as t from "io-ts";
import { setFlagsFromString } from "node:v8";
import { DataKind, dataKindNames } from "../../core/data-check/data-kind.model.ts";
import { Severity } from "../../core/data-check/finding-codes.ts";
import { findingAt } from "../../core/data-check/finding.model.ts";
import type { Finding } from "../../core/data-check/finding.model.ts";
import { kindOfWord } from "../../core/data-check/kind-of-file.rule.ts";
import { runCheck } from "./check/check-run.ts";
import { blockedCopy } from "./check/fixed-copy.ts";
import { foundFiles } from "./check/found-files.ts";
import { jsonReport } from "./check/json-report.ts";
import { junitReport } from "./check/junit-report.ts";
import { prettyReport } from "./check/pretty-report.ts";
import { ReportFormat, exitCodeOf, summaryLine } from "./check/report.ts";
import type { CheckSummary, Report } from "./check/report.ts";
import { sarifReport } from "./check/sarif-report.ts";
import type { CliHost } from "./cli.host.ts";
import { command } from "./command.ts";
import type { ExitCode } from "./command.ts";
import { programVersion } from "./version.ts";

/** A kind by any of its names: `triggers` are workflows, `bookmarks` groups. */
const KindWord = new t.Type<DataKind, string, unknown>(
  "kind",
  DataKind.is,
  (u, context) => {
    const kind = typeof u === "string" ? kindOfWord(u) : null;
    return kind === null ? t.failure(u, context, `expected one of ${dataKindNames.join(", ")}, got ${String(u)}`) : t.success(kind);
  },
  t.identity,
);

const Options = t.partial({ kind: KindWord, format: ReportFormat, "fail-on": Severity, fix: t.boolean });
type Options = t.TypeOf<typeof Options>;

const reportAs = async (format: ReportFormat, failOn: Severity): Promise<Report> => {
  switch (format) {
    case "pretty":
      return prettyReport();
    case "json":
      return jsonReport();
    case "sarif":
      return sarifReport(await programVersion());
    case "junit":
      return junitReport(failOn);
  }
};

/**
 * V8 grows its nursery for streams of short-lived records without need; with a fixed size, checking a million contacts stays below 256 MB.
 */
const keepNurserySmall = (): void => setFlagsFromString("--semi-space-growth-factor=1");

const progressEvery = 100_000;

const check = async (options: Options, paths: readonly string[], host: CliHost): Promise<ExitCode> => {
  const { kind = null, format = "pretty", fix = false, "fail-on": failOn = "error" } = options;
  const found = await foundFiles(paths, kind);
  const blocked = fix ? blockedCopy(found.files.map(({ path }) => path)) : null;
  if (blocked !== null) {
    host.say(`${blocked} is there already; move it away before --fix writes it.`);
    return 2;
  }
  const report = await reportAs(format, failOn);
  const counts = { error: 0, warning: 0, info: 0 };
  let pending = report.begin();
  let announced = 0;
  const tell = (finding: Finding): void => {
    counts[finding.severity] += 1;
    pending += report.finding(finding);
  };
  const flush = async (): Promise<void> => {
    const text = pending;
    pending = "";
    await host.out(text);
  };
  for (const { path, reason } of found.unreadable) tell(findingAt({ file: path, line: 1 }, { code: "cannot-read", message: reason }));
  for (const path of found.skipped)
    tell(
      findingAt(
        { file: path, line: 1 },
        {
          code: "unknown-kind",
          message: "the name does not tell what the file holds; it was not checked",
          suggestion: "say it with --kind",
        },
      ),
    );
  const outcome = await runCheck(found.files, fix, {
    found: tell,
    progress: async (records) => {
      await flush();
      if (!host.watched || records < announced + progressEvery) return;
      announced = records;
      host.say(`${records.toLocaleString("en")} records…`);
    },
  });
  const summary: CheckSummary = { ...outcome, counts, unreadable: [...found.unreadable.map(({ path }) => path), ...outcome.unreadable] };
  pending += report.end(summary);
  await flush();
  host.say(summaryLine(summary));
  return exitCodeOf(summary, failOn);
};

/** `cygnet check`: applies the product's rules to data files. */
export const checkCommand = command({
  usage: "<path…> [--kind <kind>] [--format <format>] [--fail-on <severity>] [--fix]",
  options: {
    kind: { meaning: `What the files hold: ${dataKindNames.join(", ")}. Told by the file name otherwise.`, value: "kind" },
    format: { meaning: `${Object.keys(ReportFormat.keys).join(", ")}. Default: pretty.`, value: "format" },
    "fail-on": { meaning: "The least severity that gives exit code 1: error, warning or info. Default: error.", value: "severity" },
    fix: { meaning: "Write name.fixed.ext beside each file in which something certain can be repaired." },
  },
  notes: [
    "Paths are CSV, JSON or NDJSON files, or folders that hold an export. References are checked between all files given.",
    "Exit code: 0 clean, 1 findings at or above --fail-on, 2 something could not be read.",
  ],
  decode: Options,
  run: async (options, paths, host) => {
    if (paths.length === 0) {
      host.say("Name a file or folder to check.");
      return 2;
    }
    keepNurserySmall();
    return check(options, paths, host);
  },
});
