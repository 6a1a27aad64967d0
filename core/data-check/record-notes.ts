import { finding } from "../kernel/expectation.ts";
import type { Columns } from "./data-kind.model.ts";
import { findingAt } from "./finding.model.ts";
import type { Finding, FindingDetail, Place } from "./finding.model.ts";
import { valueTypes } from "./value-type.rule.ts";
import type { ValueType } from "./value-type.rule.ts";

/** A record as it was read: values by field name. */
export type DataRecord = Readonly<Record<string, unknown>>;

/** The findings in one record, and the replacement values where a repair is unambiguous. */
export type RecordNotes = {
  readonly add: (detail: FindingDetail) => void;
  /** Checks one value by type; lists are reported entry by entry. */
  readonly checkValue: (path: string, type: ValueType, value: unknown) => unknown;
  readonly repair: (field: string, value: unknown) => void;
  readonly findings: readonly Finding[];
  readonly repairs: () => DataRecord | null;
};

const isIdentity = (value: unknown): value is string | number => typeof value === "number" || (typeof value === "string" && value !== "");

/** The label of a record: its id, else its name. */
export const recordName = (record: DataRecord): string | null => {
  const named = [record["con_id"], record["id"], record["uuid"], record["name"]].find(isIdentity);
  return named === undefined ? null : String(named);
};

/** Whether a value is present; 0 and false are. */
export const isPresent = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

const isSameList = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((entry, at) => entry === b[at]);

/** The repaired value in its original form; the same value when nothing was repaired. */
const mended = (value: unknown, repaired: unknown): unknown => {
  if (typeof value === "string" && Array.isArray(repaired) && repaired.length === 1) return repaired[0];
  return isSameList(value, repaired) ? value : repaired;
};

export const makeNotes = (record: DataRecord, place: Place): RecordNotes => {
  const findings: Finding[] = [];
  let repairs: Record<string, unknown> | null = null;
  const add = (detail: FindingDetail): void => {
    findings.push(findingAt(place, { record: recordName(record), ...detail }));
  };
  return {
    add,
    findings,
    checkValue: (path, type, value) => {
      const { problems, repaired } = valueTypes[type](value);
      for (const { at, ...problem } of problems) add({ ...problem, field: at === undefined ? path : `${path}.${at}` });
      return problems.length === 0 ? value : mended(value, repaired);
    },
    repair: (field, value) => {
      repairs = { ...repairs, [field]: value };
    },
    repairs: () => repairs,
  };
};

/** Checks the known columns of a kind; empty ones only when required. */
export const checkColumns = (columns: Columns, record: DataRecord, notes: RecordNotes): void => {
  for (const [field, column] of Object.entries(columns)) {
    const value = record[field];
    if (!isPresent(value)) {
      if (column.required === true) notes.add({ code: "required", field, message: `expected a value, got ${finding(value)}` });
      continue;
    }
    const repaired = notes.checkValue(field, column.type, value);
    if (repaired !== value) notes.repair(field, repaired);
  }
};
