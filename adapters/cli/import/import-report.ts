import type { DateColumn } from "../../../core/import/date-order.rule.ts";
import { causeMessages, placeOfProblem } from "../../../core/import/import-causes.rule.ts";
import type { ImportPlan } from "../../../core/import/import-plan.model.ts";
import type { Import } from "../../../core/import/import.model.ts";

/**
 * The report of an import on the command line.
 * @property counts null where it was only planned
 * @property dates how ambiguous date columns are read
 */
export type ImportReport = Pick<Import, "id" | "filename" | "columns" | "mapping" | "counts"> & {
  readonly dates: readonly DateColumn[];
  readonly plan: ImportPlan;
  readonly failed_file: string | null;
};

const shownValues = 3;
const number = (count: number): string => count.toLocaleString("en");

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join("");
};

const columnLines = ({ columns, mapping }: ImportReport): string =>
  table(columns.map(({ name }, at) => [name, mapping[at] === "skip" ? "–" : (mapping[at] ?? "–").replace(/^field:/, "")] as const));

const dateLines = ({ dates }: ImportReport): string =>
  dates.map(({ name, sample, day }) => `  ${name}: ${sample} → ${day ?? "in the order of --dates alone"}\n`).join("");

const causeLines = ({ columns, plan }: ImportReport): string =>
  plan.causes
    .map(({ cause, column, count, first_row, values }) => {
      const place = placeOfProblem({ cause, column, value: values.map(({ text }) => text).join(", ") }, columns);
      const where = place === undefined ? "" : `${place}: `;
      const such = (column === null && place !== undefined ? [] : values)
        .slice(0, shownValues)
        .map(({ text }) => text)
        .filter((text) => text !== "")
        .join(", ");
      return `  ${where}${causeMessages[cause]} (${number(count)}, first in row ${first_row}${such === "" ? "" : `; ${such}`})\n`;
    })
    .join("");

/** The report of a dry run. */
export const planText = (said: ImportReport): string => {
  const { total, create, update, skip, error } = said.plan;
  return `${columnLines(said)}${dateLines(said)}\n${table([
    ["rows", number(total)],
    ["create", number(create)],
    ["update", number(update)],
    ["nothing to do", number(skip)],
    ["cannot be imported", number(error)],
  ])}${causeLines(said)}`;
};

/** The report of a finished import. */
export const outcomeText = (said: ImportReport): string => {
  const { total = 0, created = 0, updated = 0, skipped = 0, failed = 0 } = said.counts ?? {};
  const where =
    said.failed_file === null
      ? failed > 0
        ? "The failed rows can be downloaded in the application, or written with --failed.\n"
        : ""
      : `The failed rows are in ${said.failed_file}.\n`;
  return `${table([
    ["rows", number(total)],
    ["created", number(created)],
    ["updated", number(updated)],
    ["unchanged", number(skipped)],
    ["failed", number(failed)],
  ])}${causeLines(said)}${where}`;
};
