import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable, SchedulerLike } from "rxjs";
import type { Connectivity } from "./connectivity.port.ts";
import type { Failure } from "./failure.ts";
import type { Editable, SaverDraft, SaverState, SaveRequest } from "./saver.model.ts";

/**
 * Automatic saving.
 * @property after debounce in milliseconds; 0 sends at once
 * @property retryAfter milliseconds until a retry when the server is unreachable; a device that is online again retries at once
 */
export type Autosave = {
  readonly connectivity: Connectivity;
  readonly after: number;
  readonly retryAfter: number;
  readonly scheduler?: SchedulerLike;
};

/**
 * Dependencies of a saver.
 * @property read the stored record of a version conflict
 * @property keep writes the draft to the device; null removes it
 * @property isOwn whether the response to a creation is a record created from sent values; otherwise it is created under a new key
 * @property onRest called when an attempt has ended and no request is in progress
 * @property onEnd called once the saver has ended
 */
export type SaverDeps<S, V, F extends string> = {
  readonly of: Editable<S, V, F>;
  readonly start: SaverDraft<S, V>;
  readonly send: (request: SaveRequest<S, V, F>) => TaskEither<Failure, S>;
  readonly read: (current: unknown) => current is S;
  readonly keep: (draft: SaverDraft<S, V> | null) => void;
  readonly auto?: Autosave;
  readonly newKey?: () => string;
  readonly isOwn?: (stored: S, sent: readonly V[], isAgain: boolean) => boolean;
  readonly onStored?: (stored: S, isNew: boolean) => void;
  readonly onRest?: (state: SaverState<S, V, F>) => void;
  readonly onEnd?: () => void;
};

/**
 * A record being edited. The draft is kept on the device until it is stored; requests are sent one at a time, and one whose response was
 * lost is retried under the same key or version.
 */
export type Saver<S, V, F extends string> = {
  readonly state$: Observable<SaverState<S, V, F>>;
  readonly latest: () => SaverState<S, V, F>;
  /** Replaces the typed values. */
  readonly type: (typed: V) => void;
  /** Applies the record as another command stored it. */
  readonly take: (stored: S) => void;
  /** Sends the typed values; resolves with the state once no request is in progress. */
  readonly save: () => Promise<SaverState<S, V, F>>;
  /** Resolves a version conflict: the typed values replace the stored ones. */
  readonly keepMine: () => void;
  /** Resolves a version conflict: the stored values stay in the conflicting fields. */
  readonly takeTheirs: () => void;
  /** Whether anything is unsaved or a request is in progress. */
  readonly isBusy: () => boolean;
  /** Sends the typed values, and ends once they are stored or refused; unsaved values stay on the device. */
  readonly close: () => void;
  /** Cancels `close`, unless the saver has ended. */
  readonly reopen: () => void;
  /** Ends now; unsaved values stay on the device. */
  readonly end: () => void;
  /** Ends now and drops unsaved values. */
  readonly discard: () => void;
};
