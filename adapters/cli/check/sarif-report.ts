import { isAbsolute, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { FindingCode, Severity } from "../../../core/data-check/finding-codes.ts";
import { findingCodes } from "../../../core/data-check/finding-codes.ts";
import type { Finding } from "../../../core/data-check/finding.model.ts";
import type { Report } from "./report.ts";

const levels = { error: "error", warning: "warning", info: "note" } as const satisfies Record<Severity, string>;

const uriOf = (path: string): string => (isAbsolute(path) ? pathToFileURL(path).href : path.split(sep).map(encodeURIComponent).join("/"));

const logicalLocations = ({ record, field }: Finding): object => {
  if (record === null && field === null) return {};
  const fullyQualifiedName = [record, field].filter((part) => part !== null).join("/");
  return {
    logicalLocations: [{ ...(field === null ? {} : { name: field }), fullyQualifiedName, kind: field === null ? "object" : "member" }],
  };
};

const resultOf = (finding: Finding): object => {
  const { code, severity, file, line, message, suggestion } = finding;
  const physicalLocation = { artifactLocation: { uri: uriOf(file) }, ...(line === null ? {} : { region: { startLine: line } }) };
  return {
    ruleId: code,
    level: levels[severity],
    message: { text: suggestion === null ? message : `${message} → ${suggestion}` },
    locations: [{ physicalLocation, ...logicalLocations(finding) }],
  };
};

const ruleOf = (code: FindingCode): object => ({
  id: code,
  shortDescription: { text: findingCodes[code].meaning },
  defaultConfiguration: { level: levels[findingCodes[code].severity] },
});

/**
 * SARIF 2.1.0, results first, so that they are not buffered.
 * @param version of the program
 */
export const sarifReport = (version: string): Report => {
  const used = new Set<FindingCode>();
  let separator = "\n";
  return {
    begin: () => '{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"results":[',
    finding: (finding) => {
      used.add(finding.code);
      const text = separator + JSON.stringify(resultOf(finding));
      separator = ",\n";
      return text;
    },
    end: ({ unreadable }) => {
      const driver = { name: "cygnet check", version, rules: [...used].map(ruleOf) };
      return `\n],"columnKind":"utf16CodeUnits","invocations":[${JSON.stringify({ executionSuccessful: unreadable.length === 0 })}],"tool":${JSON.stringify({ driver })}}]}\n`;
    },
  };
};
