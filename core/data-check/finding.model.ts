import { findingCodes } from "./finding-codes.ts";
import type { FindingCode, Severity } from "./finding-codes.ts";

/**
 * The file and line of a record.
 * @param line counted from 1
 */
export type Place = { readonly file: string; readonly line: number };

/** One problem in the data: what was expected, and the repair where one is known. */
export type Finding = {
  readonly severity: Severity;
  readonly code: FindingCode;
  readonly file: string;
  readonly line: number | null;
  readonly record: string | null;
  /** Dotted path of the value within its record. */
  readonly field: string | null;
  readonly message: string;
  readonly suggestion: string | null;
};

export type FindingDetail = {
  readonly code: FindingCode;
  readonly message: string;
  readonly record?: string | null;
  readonly field?: string;
  readonly suggestion?: string;
};

/** A finding at a place; its code determines its severity. */
export const findingAt = (place: Place, { code, message, record = null, field, suggestion }: FindingDetail): Finding => ({
  severity: findingCodes[code].severity,
  code,
  file: place.file,
  line: place.line,
  record,
  field: field ?? null,
  message,
  suggestion: suggestion ?? null,
});
