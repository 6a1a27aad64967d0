import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable, SchedulerLike } from "rxjs";
import type { Failure } from "./failure.ts";
import type { Id } from "./id.ts";
import type { RowBlocks } from "./row-blocks.ts";
import type { RowRange, WindowSize } from "./row-window.rule.ts";
import type { Stop } from "./stop.ts";

/**
 * What a long list shows: rows of `query` and of no other.
 * @property isCurrent whether that is the newest question
 * @property isLoading an answer to the newest question is awaited
 * @property failure why the newest question was not answered
 */
export type RowWindowState<A, Q, B> = {
  readonly query: Q;
  readonly held: RowBlocks<A, B>;
  readonly isCurrent: boolean;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
};

/** A list of any length, of which only what is looked at is read. */
export type RowWindow<A, Q, B> = {
  readonly state$: Observable<RowWindowState<A, Q, B>>;
  readonly latest: () => RowWindowState<A, Q, B>;
  /**
   * Asks anew, unless that very answer is awaited; what is shown stays until everything in sight has come.
   * @param sight of the new list
   */
  readonly show: (query: Q, sight: RowRange) => void;
  /** Asks for what somebody is about to look at, unless somebody looks at this list now. */
  readonly showAhead: (query: Q, sight: RowRange) => void;
  /** Says which rows are in sight. */
  readonly look: (sight: RowRange) => void;
  /** Reads everything in sight again, without moving. */
  readonly reload: () => void;
  /** Asks again for a block that could not be read. */
  readonly retry: (block: number) => void;
  readonly put: (row: A) => void;
  /** Takes a row off at once and reads again what is in sight. */
  readonly drop: (id: Id) => void;
  /** Forgets everything, until something is asked for again. */
  readonly clear: () => void;
};

/** What a window of rows needs from outside. */
export type RowWindowDeps<Q, B> = {
  /** @param counts whether `total` is wanted */
  readonly read: (query: Q, block: number, counts: boolean, stop: Stop) => TaskEither<Failure, B>;
  readonly first: Q;
  /** whether two questions have the same answer; the same object unless told */
  readonly same?: (a: Q, b: Q) => boolean;
  readonly size?: WindowSize;
  readonly scheduler?: SchedulerLike;
};
