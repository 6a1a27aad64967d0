import type { FindingCode } from "../../../core/data-check/finding-codes.ts";
import type { DataRecord } from "../../../core/data-check/record-notes.ts";

/** The longest line, row or record that is read, in bytes. */
export const longestRecord = 10 * 1024 * 1024;

/** A piece of a data file: a record, a piece that cannot be parsed as one, or the text between records. `raw` is its original text. */
export type Entry =
  | {
      readonly tag: "record";
      readonly line: number;
      readonly record: DataRecord;
      readonly raw: string;
      readonly rewrite: (repairs: DataRecord) => string;
    }
  | { readonly tag: "problem"; readonly line: number; readonly code: FindingCode; readonly message: string; readonly raw: string }
  | { readonly tag: "text"; readonly raw: string };

export const problem = (line: number, code: FindingCode, message: string, raw = ""): Entry => ({
  tag: "problem",
  line,
  code,
  message,
  raw,
});
