import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable, SchedulerLike } from "rxjs";
import type { Connectivity } from "./connectivity.port.ts";
import type { Failure } from "./failure.ts";
import type { Editable, SaverDraft, SaverState, SaveRequest } from "./saver.model.ts";

/**
 * Saving without being asked.
 * @property after milliseconds without a change; 0 sends at once
 * @property retryAfter milliseconds until an unreachable server is asked again; a device that is online again asks at once
 */
export type Autosave = {
  readonly connectivity: Connectivity;
  readonly after: number;
  readonly retryAfter: number;
  readonly scheduler?: SchedulerLike;
};

/**
 * What a saver works with.
 * @property read the stored record of a version conflict
 * @property keep writes the draft to the device; null removes it
 * @property isOwn whether the answer to a creation is a record made of what was sent; otherwise it is created under a new key
 * @property onRest told when a request or an attempt has ended and nothing is on its way
 * @property onEnd told once the saver does nothing more
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

/** A record being edited. What is typed is kept on the device until it is stored; one request is on its way at a time, and one whose answer was lost is retried under the same key or version. */
export type Saver<S, V, F extends string> = {
  readonly state$: Observable<SaverState<S, V, F>>;
  readonly latest: () => SaverState<S, V, F>;
  /** Replaces what is typed. */
  readonly type: (typed: V) => void;
  /** Takes the record as another command left it. */
  readonly take: (stored: S) => void;
  /** Sends what is typed; resolves with the state once nothing is on its way. */
  readonly save: () => Promise<SaverState<S, V, F>>;
  /** Resolves a clash: what was typed replaces the stored values. */
  readonly keepMine: () => void;
  /** Resolves a clash: the stored values stay in the fields that clash. */
  readonly takeTheirs: () => void;
  /** Whether anything is unsaved or on its way. */
  readonly isBusy: () => boolean;
  /** Sends what is typed, and ends once that is stored or cannot be; what is unsaved stays on the device. */
  readonly close: () => void;
  /** Goes on after `close`, unless it has ended. */
  readonly reopen: () => void;
  /** Ends now; what is unsaved stays on the device. */
  readonly end: () => void;
  /** Ends now and drops what is unsaved. */
  readonly discard: () => void;
};
