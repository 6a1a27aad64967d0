import { atLeast, findingCodes } from "../../../core/data-check/finding-codes.ts";
import type { FindingCode, Severity } from "../../../core/data-check/finding-codes.ts";
import type { Finding } from "../../../core/data-check/finding.model.ts";
import type { CheckSummary, Report } from "./report.ts";

const mostListed = 100;

type Case = { readonly code: FindingCode; count: number; readonly lines: string[] };

const notXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const entities = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
]);

const xml = (text: string): string =>
  text
    .toWellFormed()
    .replace(notXml, "\uFFFD")
    .replace(/[&<>"]/g, (letter) => entities.get(letter) ?? letter);

const lineOf = ({ line, record, field, message, suggestion }: Finding): string =>
  [
    line === null ? "" : `line ${line}`,
    record === null ? "" : `record ${record}`,
    field ?? "",
    message,
    suggestion === null ? "" : `→ ${suggestion}`,
  ]
    .filter((part) => part !== "")
    .join(": ");

const caseXml = (file: string, { code, count, lines }: Case, failOn: Severity): string => {
  const { severity, meaning } = findingCodes[code];
  const more = count > lines.length ? `\nand ${count - lines.length} more` : "";
  const text = xml(lines.join("\n") + more);
  const body = atLeast(severity, failOn)
    ? `<failure type="${code}" message="${xml(`${meaning} (${count})`)}">${text}</failure>`
    : `<system-out>${text}</system-out>`;
  return `    <testcase classname="${xml(file)}" name="${code}" time="0">${body}</testcase>\n`;
};

/** JUnit XML: one suite per file, one case per finding code; a case lists at most 100 findings. */
export const junitReport = (failOn: Severity): Report => {
  const suites = new Map<string, Map<FindingCode, Case>>();
  const suite = (file: string): Map<FindingCode, Case> => {
    const cases = suites.get(file) ?? new Map<FindingCode, Case>();
    suites.set(file, cases);
    return cases;
  };
  const failuresIn = (cases: ReadonlyMap<FindingCode, Case>): number =>
    [...cases.keys()].filter((code) => atLeast(findingCodes[code].severity, failOn)).length;

  const suiteXml = (file: string, cases: ReadonlyMap<FindingCode, Case>, records: number): string => {
    const read = `    <testcase classname="${xml(file)}" name="records" time="0"><system-out>${records} records</system-out></testcase>\n`;
    const attributes = `name="${xml(file)}" tests="${cases.size + 1}" failures="${failuresIn(cases)}" errors="0" skipped="0" time="0"`;
    return `  <testsuite ${attributes}>\n${read}${[...cases.values()].map((one) => caseXml(file, one, failOn)).join("")}  </testsuite>\n`;
  };

  const document = ({ files }: CheckSummary): string => {
    for (const { file } of files) suite(file);
    const all = [...suites.values()];
    const tests = all.reduce((sum, cases) => sum + cases.size + 1, 0);
    const failures = all.reduce((sum, cases) => sum + failuresIn(cases), 0);
    const recordsOf = (file: string): number =>
      files.filter((checked) => checked.file === file).reduce((sum, { records }) => sum + records, 0);
    const body = [...suites].map(([file, cases]) => suiteXml(file, cases, recordsOf(file))).join("");
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="cygnet check" tests="${tests}" failures="${failures}" errors="0" time="0">\n${body}</testsuites>\n`;
  };

  return {
    begin: () => "",
    finding: (finding) => {
      const cases = suite(finding.file);
      const found = cases.get(finding.code) ?? { code: finding.code, count: 0, lines: [] };
      cases.set(finding.code, found);
      found.count += 1;
      if (found.lines.length < mostListed) found.lines.push(lineOf(finding));
      return "";
    },
    end: document,
  };
};
