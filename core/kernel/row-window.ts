import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable, SchedulerLike } from "rxjs";
import type { Failure } from "./failure.ts";
import type { Id } from "./id.ts";
import type { RowBlocks } from "./row-blocks.ts";
import type { RowRange, WindowSize } from "./row-window.rule.ts";
import type { Stop } from "./stop.ts";

/**
 * What a long list shows: only rows of `query`.
 * @property isCurrent whether that is the latest query
 * @property isLoading the response to the latest query is pending
 * @property failure why the latest query failed
 */
export type RowWindowState<A, Q, B> = {
  readonly query: Q;
  readonly held: RowBlocks<A, B>;
  readonly isCurrent: boolean;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
};

/** A list of any length, of which only the visible part is loaded. */
export type RowWindow<A, Q, B> = {
  readonly state$: Observable<RowWindowState<A, Q, B>>;
  readonly latest: () => RowWindowState<A, Q, B>;
  /**
   * Runs a query, unless the same one is pending; the current rows stay until all visible ones are loaded.
   * @param sight visible range of the new list
   */
  readonly show: (query: Q, sight: RowRange) => void;
  /** Prefetches a list, unless another one is being shown. */
  readonly showAhead: (query: Q, sight: RowRange) => void;
  /** Sets the visible range. */
  readonly look: (sight: RowRange) => void;
  /** Reloads the visible rows without scrolling. */
  readonly reload: () => void;
  /** Retries a block that could not be loaded. */
  readonly retry: (block: number) => void;
  readonly put: (row: A) => void;
  /** Removes a row at once and reloads the visible ones. */
  readonly drop: (id: Id) => void;
  /** Drops all rows until the next query. */
  readonly clear: () => void;
};

/** Dependencies of a row window. */
export type RowWindowDeps<Q, B> = {
  /** @param counts whether `total` is required */
  readonly read: (query: Q, block: number, counts: boolean, stop: Stop) => TaskEither<Failure, B>;
  readonly first: Q;
  /** whether two queries have the same result; compared by identity unless given */
  readonly same?: (a: Q, b: Q) => boolean;
  readonly size?: WindowSize;
  readonly scheduler?: SchedulerLike;
};
