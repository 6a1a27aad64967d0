import type { FoldedPhone } from "./phone-match.rule.ts";

/** The texts of one field over many rows: distinct words once, and their codes row by row. Row `r` has the codes from `offsets[r]` to `offsets[r + 1]`. */
type Coded<Word> = {
  readonly words: readonly Word[];
  readonly offsets: Uint32Array;
  readonly codes: Uint32Array;
  readonly present: Uint8Array;
};

/** The values of one field over many rows, as flat arrays that are scanned without touching a row. */
export type Column =
  | ({ readonly kind: "words"; readonly codeOf: ReadonlyMap<string, number> } & Coded<string>)
  | ({ readonly kind: "phones" } & Coded<FoldedPhone>)
  /** Numbers, instants and date keys; NaN where a row has none. */
  | { readonly kind: "numbers"; readonly values: Float64Array; readonly present: Uint8Array }
  /** 1 true, 0 false, 2 neither. */
  | { readonly kind: "flags"; readonly values: Uint8Array; readonly present: Uint8Array }
  | { readonly kind: "presence"; readonly present: Uint8Array };

/** Rows by column; a column is built when it is first asked for, and kept. */
export type Columns<Row> = {
  readonly rows: readonly Row[];
  readonly column: (field: string) => Column;
};
