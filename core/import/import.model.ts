import * as t from "io-ts";
import { ImportLayout } from "./import-layout.model.ts";
import { DateOrder, ImportFixes, ImportMapping, ImportOptions, ImportTarget } from "./import-mapping.model.ts";
import { ImportPlan } from "./import-plan.model.ts";

/**
 * State of an import. `mapping` until it is planned, `planned` until it is started; the last three are final, and a done or cancelled one
 * becomes `undone`.
 */
export const ImportState = t.keyof(
  {
    mapping: null,
    planning: null,
    planned: null,
    queued: null,
    running: null,
    undoing: null,
    undone: null,
    done: null,
    failed: null,
    cancelled: null,
  },
  "ImportState",
);
export type ImportState = t.TypeOf<typeof ImportState>;

/**
 * The date format of a column.
 * @property orders of day, month and year that fit all of its values; none if no order fits them all
 * @property usual the default order if several fit and none was chosen
 * @property sample one of its values
 */
export const ColumnDates = t.intersection(
  [t.type({ orders: t.readonlyArray(DateOrder), sample: t.string }), t.partial({ usual: DateOrder })],
  "ColumnDates",
);
export type ColumnDates = t.TypeOf<typeof ColumnDates>;

/**
 * A column of the file with its first non-empty cells.
 * @property dates set if its values are dates without an explicit order
 */
export const ImportColumn = t.intersection(
  [t.type({ name: t.string, samples: t.readonlyArray(t.string) }), t.partial({ dates: ColumnDates })],
  "ImportColumn",
);
export type ImportColumn = t.TypeOf<typeof ImportColumn>;

/**
 * The result of an import: created + updated + skipped + failed = total once it is done; a cancelled one has completed the rows before
 * `total`.
 */
export const ImportCounts = t.type(
  { total: t.number, created: t.number, updated: t.number, skipped: t.number, failed: t.number },
  "ImportCounts",
);
export type ImportCounts = t.TypeOf<typeof ImportCounts>;
export const noCounts: ImportCounts = { total: 0, created: 0, updated: 0, skipped: 0, failed: 0 };

/**
 * The result of an undo.
 * @property kept contacts that were edited since
 * @property impossible contacts that could not be restored
 */
export const ImportUndo = t.type({ reversed: t.number, kept: t.number, impossible: t.number }, "ImportUndo");
export type ImportUndo = t.TypeOf<typeof ImportUndo>;

/** Seconds for which an import can be undone: 30 days. */
export const importUndoSeconds = 30 * 86_400;

/** Fields and choices that were created for the columns of an import, by label; an undo keeps them. */
export const ImportMade = t.type(
  { fields: t.readonlyArray(t.string), options: t.readonlyArray(t.type({ field: t.string, labels: t.readonlyArray(t.string) })) },
  "ImportMade",
);
export type ImportMade = t.TypeOf<typeof ImportMade>;
export const nothingMade: ImportMade = { fields: [], options: [] };

/**
 * Seconds for which a file is kept after its import has ended, or after the upload if it was never started: 30 days, and one day if a
 * column fills a secret.
 */
export const importFileSeconds = { plain: 30 * 86_400, secret: 86_400 } as const;

/**
 * One import, from upload to end; times are epoch seconds.
 * @property problem why the file cannot be read at all
 * @property job the current or last job
 * @property file_until when the file is deleted
 * @property file_gone whether the file was deleted
 */
export const Import = t.type(
  {
    id: t.number,
    filename: t.string,
    bytes: t.number,
    state: ImportState,
    layout: ImportLayout,
    columns: t.readonlyArray(ImportColumn),
    targets: t.readonlyArray(ImportTarget),
    mapping: ImportMapping,
    options: ImportOptions,
    fixes: ImportFixes,
    plan: t.union([ImportPlan, t.null]),
    counts: t.union([ImportCounts, t.null]),
    undo: t.union([ImportUndo, t.null]),
    problem: t.union([t.string, t.null]),
    progress: t.type({ done: t.number, total: t.union([t.number, t.null]) }),
    job: t.union([t.number, t.null]),
    started_by: t.string,
    created_at: t.number,
    started_at: t.union([t.number, t.null]),
    ended_at: t.union([t.number, t.null]),
    undo_until: t.union([t.number, t.null]),
    made: ImportMade,
    file_until: t.number,
    file_gone: t.boolean,
  },
  "Import",
);
export type Import = t.TypeOf<typeof Import>;

/** Whether a job is in progress. */
export const isUnderWay = ({ state }: Pick<Import, "state">): boolean =>
  state === "planning" || state === "queued" || state === "running" || state === "undoing";

/** Whether its columns and options can still be changed. */
export const isChangeable = ({ state }: Pick<Import, "state">): boolean => state === "mapping" || state === "planned";
