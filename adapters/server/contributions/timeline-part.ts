import type { RawBuilder } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { TimelineEntry, TimelineFilter } from "../../../core/timeline/timeline.model.ts";
import type { Tx } from "../storage/database.ts";

/**
 * Whose timeline is told, and to whom.
 * @property now epoch seconds
 */
export type TimelineCase = { readonly tx: Tx; readonly actor: StaffActor; readonly contact: number; readonly now: number };

/** One kind of entry of timelines. */
export type TimelinePart = {
  readonly kind: TimelineEntry["kind"];
  /** narrowed by what it is found */
  readonly filter: TimelineFilter;
  /**
   * A statement of the columns `at`, `key` and `data`, unordered and whole: `key` is text of digits, letters, `:`, `_` and `-` that orders
   * what happened in one second, `data` as the entry's codec reads it.
   */
  readonly rows: (about: TimelineCase) => Promise<RawBuilder<unknown>>;
};
