import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { BulkAction } from "./bulk-action.model.ts";
import type { BulkRowPage, BulkRun } from "./bulk-run.model.ts";
import type { ContactSelection } from "./contact-selection.model.ts";

/** Which contacts of a run are asked for: left as they were by the run, or by taking it back. */
export const BulkRowsOf = t.keyof({ refused: null, skipped: null, kept: null, impossible: null }, "BulkRowsOf");
export type BulkRowsOf = t.TypeOf<typeof BulkRowsOf>;

/** An action on many contacts as it is asked for. `key` names the attempt: sent twice, it is one. */
export type NewBulkRun = { readonly key: string; readonly action: BulkAction; readonly selection: ContactSelection };

/** Actions on many contacts, each seen by whoever began it. One request, one answer. */
export type BulkStore = {
  /** The latest 20. */
  readonly list: () => TaskEither<Failure, readonly BulkRun[]>;
  readonly get: (id: number) => TaskEither<Failure, BulkRun>;
  /** Works out what an action would do, at once for a few contacts, else in the background; changes no contact. */
  readonly plan: (wanted: NewBulkRun) => TaskEither<Failure, BulkRun>;
  /** Does what was planned, at once for a few contacts; asked again, it is the same run. */
  readonly run: (id: number) => TaskEither<Failure, BulkRun>;
  /** Stops after the contacts at hand; what is done stays done. */
  readonly cancel: (id: number) => TaskEither<Failure, BulkRun>;
  /** Takes it back within 30 days; asked again, it is the same. */
  readonly undo: (id: number) => TaskEither<Failure, BulkRun>;
  /**
   * The contacts that were left as they were, in the order of their numbers.
   * @param page from 1
   */
  readonly rows: (id: number, of: BulkRowsOf, page: number) => TaskEither<Failure, BulkRowPage>;
};
export const BulkStore = token<BulkStore>("bulk.store");
