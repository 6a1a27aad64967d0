import * as t from "io-ts";
import { pageOf } from "../kernel/page.ts";
import { BulkAction } from "./bulk-action.model.ts";

/** Why a contact is not changed although the action applies to it. */
export const BulkCause = t.keyof(
  { taken: null, nobody: null, "too-many": null, loop: null, required: null, invalid: null, gone: null },
  "BulkCause",
);
export type BulkCause = t.TypeOf<typeof BulkCause>;

/** The outcome for a contact. `same`: it had the value already; `skipped`: it was deleted or the run was cancelled before. */
export const BulkOutcome = t.keyof({ changed: null, same: null, refused: null, skipped: null }, "BulkOutcome");
export type BulkOutcome = t.TypeOf<typeof BulkOutcome>;

/** Contacts by actual or planned outcome; the counts add up to the selected contacts. */
export const BulkCounts = t.type({ changed: t.number, same: t.number, refused: t.number, skipped: t.number }, "BulkCounts");
export type BulkCounts = t.TypeOf<typeof BulkCounts>;

export const noBulkCounts: BulkCounts = { changed: 0, same: 0, refused: 0, skipped: 0 };

export const bulkTotal = ({ changed, same, refused, skipped }: BulkCounts): number => changed + same + refused + skipped;

/**
 * A contact that was not changed.
 * @property cause null if it was not reached, or was edited since
 * @property note name of the contact that causes the refusal
 */
export const BulkRow = t.type(
  { con_id: t.number, name: t.string, cause: t.union([BulkCause, t.null]), note: t.union([t.string, t.null]) },
  "BulkRow",
);
export type BulkRow = t.TypeOf<typeof BulkRow>;
export const BulkRowPage = pageOf(BulkRow);
export type BulkRowPage = t.TypeOf<typeof BulkRowPage>;

const CauseCount = t.type({ cause: BulkCause, count: t.number, examples: t.readonlyArray(BulkRow) }, "CauseCount");

/**
 * The planned outcome, before anything is written.
 * @property causes of refused and skipped contacts, the most frequent first
 */
export const BulkPlan = t.type({ counts: BulkCounts, causes: t.readonlyArray(CauseCount) }, "BulkPlan");
export type BulkPlan = t.TypeOf<typeof BulkPlan>;

/** The result of an undo: `kept` were edited since, `impossible` are deleted, out of sight, or their old address belongs to another contact. */
export const BulkUndo = t.type({ reversed: t.number, kept: t.number, impossible: t.number }, "BulkUndo");
export type BulkUndo = t.TypeOf<typeof BulkUndo>;

export const BulkState = t.keyof(
  { planning: null, planned: null, running: null, done: null, cancelled: null, failed: null, undoing: null, undone: null },
  "BulkState",
);
export type BulkState = t.TypeOf<typeof BulkState>;

/**
 * One run of an action on many contacts. Times are epoch seconds.
 * @property about the label of the field, '' for actions without one
 * @property job the current or last job of the run
 * @property undo_until null if it cannot be undone
 */
export const BulkRun = t.type(
  {
    id: t.number,
    action: BulkAction,
    about: t.string,
    state: BulkState,
    total: t.union([t.number, t.null]),
    plan: t.union([BulkPlan, t.null]),
    counts: t.union([BulkCounts, t.null]),
    undo: t.union([BulkUndo, t.null]),
    problem: t.union([t.string, t.null]),
    done: t.number,
    job: t.union([t.number, t.null]),
    created_at: t.number,
    ended_at: t.union([t.number, t.null]),
    undo_until: t.union([t.number, t.null]),
  },
  "BulkRun",
);
export type BulkRun = t.TypeOf<typeof BulkRun>;

/** Seconds for which a run can be undone. */
export const bulkUndoSeconds = 30 * 24 * 3600;

/** Whether the run is in progress. */
export const isBulkUnderWay = ({ state }: Pick<BulkRun, "state">): boolean =>
  state === "planning" || state === "running" || state === "undoing";

/** @param now epoch seconds */
export const isBulkUndoable = ({ state, undo_until }: Pick<BulkRun, "state" | "undo_until">, now: number): boolean =>
  (state === "done" || state === "cancelled" || state === "failed") && undo_until !== null && now < undo_until;
