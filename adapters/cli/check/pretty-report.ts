import type { Finding } from "../../../core/data-check/finding.model.ts";
import type { Report } from "./report.ts";

const about = ({ record, field }: Finding): string => {
  const parts = [...(record === null ? [] : [`record ${record}`]), ...(field === null ? [] : [field])];
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
};

/** One finding per line, in the format of compilers. */
export const prettyReport = (): Report => ({
  begin: () => "",
  finding: (finding) => {
    const { file, line, severity, code, message, suggestion } = finding;
    return `${file}${line === null ? "" : `:${line}`}: ${severity} ${code}${about(finding)}: ${message}${suggestion === null ? "" : ` → ${suggestion}`}\n`;
  },
  end: () => "",
});
