import * as t from "io-ts";
import { jobKind } from "../jobs/job.ts";

/**
 * Where an export is.
 * @property kind index of the table that is read
 * @property after key of its last row; null at its start
 * @property parts of each table so far
 * @property rows of each table so far
 */
const Place = t.type({
  kind: t.number,
  after: t.union([t.readonlyArray(t.string), t.null]),
  parts: t.readonlyArray(t.number),
  rows: t.readonlyArray(t.number),
});
export type ExportPlace = t.TypeOf<typeof Place>;

/** The job that exports a whole organisation. */
export const orgExportKind = jobKind({ kind: "org.export", input: t.type({ export_id: t.number }), checkpoint: Place });
