/** One row of a result: what was measured, what with, and how it compares with its limit. */
export type Row = {
  readonly what: string;
  readonly value: string;
  readonly limit: string;
  readonly ratio: string;
  readonly target: string;
  readonly met: boolean;
};

/** A bench measures both sides in one run and checks that both computed the same. */
export type Bench = { readonly title: string; readonly run: () => Promise<readonly Row[]> };

/** The middle of several measurements. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return (sorted.length % 2 === 1 ? sorted[middle] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2) ?? Number.NaN;
};

const columns = ["what", "value", "limit", "ratio", "target"] as const;

/** A Markdown table, wide enough to read in a terminal. */
export const markdown = (title: string, rows: readonly Row[]): string => {
  const cells = rows.map((row) => [...columns.map((column) => row[column]), row.target === "–" ? "–" : row.met ? "yes" : "NO"]);
  const heads = ["measured", "value", "compared with", "ratio", "target", "met"];
  const widths = heads.map((head, at) => Math.max(head.length, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [`### ${title}`, "", line(heads), line(widths.map((width) => "-".repeat(width))), ...cells.map(line), ""].join("\n");
};

export const ms = (value: number): string => (value < 10 ? `${value.toFixed(2)} ms` : `${Math.round(value)} ms`);
