import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { jsonReport } from "../../../../adapters/cli/check/json-report.ts";
import { junitReport } from "../../../../adapters/cli/check/junit-report.ts";
import type { CheckSummary, Report } from "../../../../adapters/cli/check/report.ts";
import { exitCodeOf } from "../../../../adapters/cli/check/report.ts";
import { sarifReport } from "../../../../adapters/cli/check/sarif-report.ts";
import { findingAt } from "../../../../core/data-check/finding.model.ts";
import type { Finding } from "../../../../core/data-check/finding.model.ts";

const hard = findingAt(
  { file: "a b/contacts.csv", line: 3 },
  { code: "email-invalid", record: "7", field: "email.0", message: 'expected <an> address & got "x"', suggestion: "x@y.co" },
);
const soft = findingAt({ file: "a b/contacts.csv", line: 4 }, { code: "duplicate-entry", message: "the same\u0000 twice" });
const summary = (counts: Partial<CheckSummary["counts"]>, unreadable: readonly string[] = []): CheckSummary => ({
  counts: { error: 0, warning: 0, info: 0, ...counts },
  files: [{ file: "a b/contacts.csv", kind: "contacts", records: 9 }],
  fixed: [],
  unreadable,
});

const written = (report: Report, findings: readonly Finding[]): string =>
  report.begin() + findings.map(report.finding).join("") + report.end(summary({ error: 1, warning: 1 }));

const Sarif = t.type({
  $schema: t.string,
  version: t.literal("2.1.0"),
  runs: t.tuple([
    t.type({
      results: t.array(t.type({ ruleId: t.string, level: t.string, message: t.type({ text: t.string }), locations: t.UnknownArray })),
      tool: t.type({ driver: t.type({ name: t.string, version: t.string, rules: t.array(t.type({ id: t.string })) }) }),
    }),
  ]),
});

describe("reports of a check", () => {
  it.each([0, 1, 2])("should write one valid JSON document for %i findings", (count) => {
    const findings = [hard, soft].slice(0, count);
    expect(JSON.parse(written(jsonReport(), findings))).toEqual({
      findings,
      summary: {
        error: 1,
        warning: 1,
        info: 0,
        files: [{ file: "a b/contacts.csv", kind: "contacts", records: 9 }],
        fixed: [],
        unreadable: [],
      },
    });
  });

  it("should write SARIF 2.1.0 whose results name rules that the driver lists", () => {
    const document: unknown = JSON.parse(written(sarifReport("1.2.3"), [hard, soft]));
    expect(Sarif.is(document)).toBe(true);
    expect(document).toMatchObject({
      runs: [
        {
          results: [
            {
              ruleId: "email-invalid",
              level: "error",
              locations: [
                {
                  physicalLocation: { artifactLocation: { uri: "a%20b/contacts.csv" }, region: { startLine: 3 } },
                  logicalLocations: [{ name: "email.0", fullyQualifiedName: "7/email.0" }],
                },
              ],
            },
            { ruleId: "duplicate-entry", level: "warning" },
          ],
          tool: {
            driver: {
              version: "1.2.3",
              rules: [{ id: "email-invalid", defaultConfiguration: { level: "error" } }, { id: "duplicate-entry" }],
            },
          },
        },
      ],
    });
  });

  it("should write JUnit XML with a failure for each code at or above the threshold, escaped", () => {
    const xml = written(junitReport("error"), [hard, hard, soft]);
    expect(xml).toContain('<testsuites name="cygnet check" tests="3" failures="1" errors="0" time="0">');
    expect(xml).toContain('<testsuite name="a b/contacts.csv" tests="3" failures="1" errors="0" skipped="0" time="0">');
    expect(xml).toContain(
      '<failure type="email-invalid" message="A value is not an email address. (2)">line 3: record 7: email.0: expected &lt;an&gt; address &amp; got &quot;x&quot;: → x@y.co',
    );
    expect(xml).toContain("<system-out>line 4: the same\uFFFD twice</system-out>");
    expect(xml.match(/<testcase /g)).toHaveLength(3);
  });

  it("should list at most a hundred findings of a case in JUnit XML, and say how many more there are", () => {
    const xml = written(
      junitReport("info"),
      Array.from({ length: 150 }, () => soft),
    );
    expect(xml.match(/the same/g)).toHaveLength(100);
    expect(xml).toContain("and 50 more");
  });

  it.each([
    [summary({}), "error", 0],
    [summary({ warning: 1 }), "error", 0],
    [summary({ warning: 1 }), "warning", 1],
    [summary({ info: 1 }), "warning", 0],
    [summary({ info: 1 }), "info", 1],
    [summary({ error: 1 }), "info", 1],
    [summary({}, ["x"]), "error", 2],
  ] as const)("should turn %j with --fail-on %s into exit code %i", (outcome, failOn, code) => {
    expect(exitCodeOf(outcome, failOn)).toBe(code);
  });
});
