import { makeDataCheck } from "../../../core/data-check/data-check.ts";
import type { DataKind } from "../../../core/data-check/data-kind.model.ts";
import { dataKindNames } from "../../../core/data-check/data-kind.model.ts";
import type { Finding } from "../../../core/data-check/finding.model.ts";

type Export = Partial<Record<DataKind, readonly Readonly<Record<string, unknown>>[]>>;

export type Checked = { readonly findings: readonly Finding[]; readonly repairs: readonly (Readonly<Record<string, unknown>> | null)[] };

/** Checks an export record by record; every record stands on a line of its own in a file named after its kind. */
export const checkExport = (data: Export): Checked => {
  const kinds = dataKindNames.filter((kind) => data[kind] !== undefined);
  const check = makeDataCheck(kinds);
  const findings: Finding[] = [];
  const repairs: (Readonly<Record<string, unknown>> | null)[] = [];
  for (const kind of kinds) {
    (data[kind] ?? []).forEach((record, index) => {
      const verdict = check.next(kind, record, { file: kind, line: index + 1 });
      findings.push(...verdict.findings);
      repairs.push(verdict.repairs);
    });
    findings.push(...check.finish(kind));
  }
  return { findings, repairs };
};

/** Code and field of each finding, which is what most tests are about. */
export const codesOf = (data: Export): readonly (readonly [line: number | null, code: string, field: string | null])[] =>
  checkExport(data).findings.map(({ line, code, field }) => [line, code, field]);
