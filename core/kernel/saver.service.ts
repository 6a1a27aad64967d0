import * as E from "fp-ts/lib/Either.js";
import { asyncScheduler, BehaviorSubject, Subscription, timer } from "rxjs";
import { type Failure, invalid } from "./failure.ts";
import { areSame, isUnsaved, touchedFields, valuesToSend } from "./saver-fields.rule.ts";
import type { SaverState } from "./saver.model.ts";
import { answered, begunSaver, created, refused, resolved, takenIn, typedAs } from "./saver.rule.ts";
import type { Saver, SaverDeps } from "./saver.ts";

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
  /** @param isForced also sends values that are stored already, so that the server confirms them */
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
