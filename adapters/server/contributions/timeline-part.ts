import type { RawBuilder } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { TimelineEntry, TimelineFilter } from "../../../core/timeline/timeline.model.ts";
import type { Tx } from "../storage/database.ts";

/**
 * The contact of a timeline, and its viewer.
 * @property now epoch seconds
 */
export type TimelineCase = { readonly tx: Tx; readonly actor: StaffActor; readonly contact: number; readonly now: number };

/** One kind of timeline entry. */
export type TimelinePart = {
  readonly kind: TimelineEntry["kind"];
  /** the filter that includes it */
  readonly filter: TimelineFilter;
  /**
   * A statement with the columns `at`, `key` and `data`, unordered and unlimited: `key` is text of digits, letters, `:`, `_` and `-` that
   * orders entries of the same second, `data` matches the entry's codec.
   */
  readonly rows: (about: TimelineCase) => Promise<RawBuilder<unknown>>;
};
