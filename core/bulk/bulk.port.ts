import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { BulkAction } from "./bulk-action.model.ts";
import type { BulkRowPage, BulkRun } from "./bulk-run.model.ts";
import type { ContactSelection } from "./contact-selection.model.ts";

/** Filter of a run's contacts: those not changed by the run, or by its undo. */
export const BulkRowsOf = t.keyof({ refused: null, skipped: null, kept: null, impossible: null }, "BulkRowsOf");
export type BulkRowsOf = t.TypeOf<typeof BulkRowsOf>;

/** A new run of a bulk action. `key` is the idempotency key. */
export type NewBulkRun = { readonly key: string; readonly action: BulkAction; readonly selection: ContactSelection };

/** Bulk runs, each visible only to the user who started it. */
export type BulkStore = {
  /** The latest 20. */
  readonly list: () => TaskEither<Failure, readonly BulkRun[]>;
  readonly get: (id: number) => TaskEither<Failure, BulkRun>;
  /** Plans an action, immediately for a few contacts, otherwise in the background; changes no contact. */
  readonly plan: (wanted: NewBulkRun) => TaskEither<Failure, BulkRun>;
  /** Runs the plan, immediately for a few contacts; idempotent. */
  readonly run: (id: number) => TaskEither<Failure, BulkRun>;
  /** Stops after the current batch of contacts; completed changes remain. */
  readonly cancel: (id: number) => TaskEither<Failure, BulkRun>;
  /** Undoes the run within 30 days; idempotent. */
  readonly undo: (id: number) => TaskEither<Failure, BulkRun>;
  /**
   * The contacts that were not changed, by id.
   * @param page from 1
   */
  readonly rows: (id: number, of: BulkRowsOf, page: number) => TaskEither<Failure, BulkRowPage>;
};
export const BulkStore = token<BulkStore>("bulk.store");
