import type { ImportLayout } from "../../../core/import/import-layout.model.ts";
import type { ReadRow } from "../../../core/import/import-values.model.ts";
import type { RawRow, RowReading } from "../../../core/import/row-reading.rule.ts";
import type { StoredFile } from "../uploads/sealed-file.ts";
import type { Inspected } from "./inspect-file.flow.ts";

/**
 * The task of the reader thread.
 * @property from rows up to this number are skipped
 */
export type ReaderTask =
  | {
      readonly task: "inspect";
      readonly file: StoredFile;
      readonly filename: string;
      readonly layout: ImportLayout | null;
      readonly labels: readonly string[];
    }
  | { readonly task: "read"; readonly file: StoredFile; readonly layout: ImportLayout; readonly reading: RowReading; readonly from: number }
  | { readonly task: "raw"; readonly file: StoredFile; readonly layout: ImportLayout };

/** Messages to the thread after a batch: read the next, or stop. */
export type ToReader = "more" | "stop";

/** Messages from the thread; after each batch it waits for `more`. */
export type FromReader =
  | { readonly kind: "inspected"; readonly value: Inspected }
  | { readonly kind: "read"; readonly rows: readonly ReadRow[] }
  | { readonly kind: "raw"; readonly rows: readonly RawRow[] }
  | { readonly kind: "end" }
  | { readonly kind: "problem"; readonly message: string };
