import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { asyncScheduler, BehaviorSubject, type Observable, type SchedulerLike, Subscription, timer } from "rxjs";
import type { Connectivity } from "./connectivity.port.ts";
import { type Failure, invalid } from "./failure.ts";
import type { Editable, SaverDraft, SaverState, SaveRequest } from "./saver.model.ts";
import {
  answered,
  areSame,
  begunSaver,
  created,
  isUnsaved,
  refused,
  resolved,
  takenIn,
  touchedFields,
  typedAs,
  valuesToSend,
} from "./saver.rule.ts";

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

const unreached: ReadonlySet<Failure["tag"]> = new Set(["offline", "timeout", "busy"]);

export const makeSaver = <S, V, F extends string>({
  of,
  start,
  send,
  read,
  auto,
  newKey,
  isOwn,
  ...told
}: SaverDeps<S, V, F>): Saver<S, V, F> => {
  const state = new BehaviorSubject(begunSaver(of, start));
  const scheduler = auto?.scheduler ?? asyncScheduler;
  const waiting = new Set<(state: SaverState<S, V, F>) => void>();
  let [isSending, isWanted, isClosing, isOver, isOnline] = [false, false, false, false, true];
  let [pause, online] = [Subscription.EMPTY, Subscription.EMPTY];

  const keep = (): void => {
    const { key, base, typed, sent } = state.value;
    told.keep(isUnsaved(of, state.value) ? { key, base, typed, sent } : null);
  };
  const put = (next: SaverState<S, V, F>): void => {
    state.next(next);
    keep();
  };
  const answerWaiting = (): void => {
    for (const then of waiting) then(state.value);
    waiting.clear();
  };
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    pause.unsubscribe();
    online.unsubscribe();
    told.onEnd?.();
    answerWaiting();
  };
  const rest = (): void => {
    told.onRest?.(state.value);
    answerWaiting();
    if (isClosing && !isSending && state.value.status !== "offline") end();
  };
  const waitThen = (ms: number, act: () => void): void => {
    pause.unsubscribe();
    if (ms === 0) act();
    else pause = timer(ms, scheduler).subscribe(act);
  };

  const onRefused = (failure: Failure, values: V, isAgain: boolean): void => {
    if (auto !== undefined && unreached.has(failure.tag)) {
      put({ ...state.value, status: "offline", failure: null });
      if (isOnline && pause.closed) waitThen(auto.retryAfter, () => attempt());
      return rest();
    }
    const current = failure.tag === "conflict" && read(failure.current) ? failure.current : null;
    const next = refused(of, state.value, values, failure, current, isAgain);
    const isNewer = auto !== undefined && isWanted && next.status === "failed" && !areSame(of, values, next.typed);
    put(isNewer ? { ...next, status: "dirty" } : next);
    if (current !== null) told.onStored?.(current, false);
    if (next.status === "dirty" || isNewer) attempt();
    else rest();
  };
  const transmit = async (values: V, isForced: boolean): Promise<void> => {
    const { base, key, sent: earlier, status } = state.value;
    const isAgain = earlier.some((one) => areSame(of, one, values));
    const sent = isAgain ? earlier : [...earlier, values];
    isSending = true;
    isWanted = false;
    put({ ...state.value, sent, status: status === "offline" ? "offline" : "saving", failure: null });
    const answer = await send({ key, base, values, fields: touchedFields(of, state.value), isFirst: earlier.length === 0 })();
    isSending = false;
    if (isOver) return;
    if (E.isLeft(answer)) return onRefused(answer.left, values, isAgain);
    if (base === null && isOwn?.(answer.right, sent, isAgain) === false) {
      put({ ...state.value, key: newKey?.() ?? key, sent: [] });
      return attempt(isForced);
    }
    const isMerged = base === null && (isAgain || sent.length > 1);
    put(base === null ? created(of, state.value, values, answer.right, isAgain) : answered(of, state.value, values, answer.right));
    told.onStored?.(answer.right, base === null);
    const isMore = state.value.status === "dirty" && (isMerged || isWanted || isClosing || (auto !== undefined && pause.closed));
    if (isMore) attempt();
    else rest();
  };
  /** @param isForced also sends what is stored already, so that the server has the last word on it */
  const attempt = (isForced = false): void => {
    pause.unsubscribe();
    isWanted = true;
    if (isOver || isSending) return;
    if (state.value.clash !== null || !(isForced || isUnsaved(of, state.value))) return rest();
    const values = valuesToSend(of, state.value);
    if (E.isRight(values)) return void transmit(values.right, isForced);
    put({ ...state.value, status: "invalid", failure: invalid(values.left) });
    rest();
  };
  const resolve = (given: readonly F[]): void => {
    if (state.value.clash === null) return;
    put(resolved(of, state.value, given));
    if (auto !== undefined) attempt();
  };

  if (auto !== undefined) {
    online = auto.connectivity.online$.subscribe((now) => {
      isOnline = now;
      if (now && state.value.status === "offline") attempt();
    });
    if (isUnsaved(of, state.value)) {
      if (isOnline) waitThen(auto.after, () => attempt());
      else state.next({ ...state.value, status: "offline" });
    }
  }

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    type: (typed) => {
      if (isOver) return;
      put(typedAs(of, state.value, typed));
      if (auto !== undefined) waitThen(auto.after, () => attempt());
    },
    take: (stored) => state.next(takenIn(of, state.value, stored, isSending)),
    save: () =>
      new Promise((then) => {
        if (isOver) return then(state.value);
        waiting.add(then);
        attempt(auto === undefined);
      }),
    keepMine: () => resolve([]),
    takeTheirs: () => resolve(state.value.clash?.fields ?? []),
    isBusy: () => isSending || isUnsaved(of, state.value),
    close: () => {
      isClosing = true;
      attempt();
    },
    reopen: () => {
      isClosing = false;
    },
    end,
    discard: () => {
      told.keep(null);
      end();
    },
  };
};
