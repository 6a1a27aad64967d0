import type { Report } from "./report.ts";

/** One JSON document: the findings, then the summary. */
export const jsonReport = (): Report => {
  let separator = "\n";
  return {
    begin: () => '{"findings":[',
    finding: (finding) => {
      const text = separator + JSON.stringify(finding);
      separator = ",\n";
      return text;
    },
    end: ({ counts, files, fixed, unreadable }) => `\n],"summary":${JSON.stringify({ ...counts, files, fixed, unreadable })}}\n`,
  };
};
