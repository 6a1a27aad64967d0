import * as E from "fp-ts/lib/Either.js";
import { asyncScheduler, BehaviorSubject, Subscription } from "rxjs";
import type { Failure } from "./failure.ts";
import type { Id } from "./id.ts";
import {
  noBlocks,
  onlyBlocks,
  type RowBlock,
  type RowBlocks,
  withBlock,
  withFailure,
  withoutFailure,
  withoutRow,
  withRow,
} from "./row-blocks.ts";
import {
  blocksInSight,
  type Heading,
  headingOf,
  isJump,
  keptBlocks,
  neededBlocks,
  type RowRange,
  windowSize,
  withinTotal,
} from "./row-window.rule.ts";
import type { RowWindow, RowWindowDeps, RowWindowState } from "./row-window.ts";
import { sameValue } from "./same-value.ts";
import { makeStop, type Stop } from "./stop.ts";

type Reading = Stop & { readonly stop: () => void; readonly counts: boolean };

export const makeRowWindow = <A extends { readonly id: Id }, Q, B extends RowBlock<A>>({
  read,
  first,
  same = Object.is,
  size = windowSize,
  scheduler = asyncScheduler,
}: RowWindowDeps<Q, B>): RowWindow<A, Q, B> => {
  const state = new BehaviorSubject<RowWindowState<A, Q, B>>({
    query: first,
    held: noBlocks,
    isCurrent: false,
    isLoading: false,
    failure: null,
  });
  let query = first;
  let sight: RowRange = { first: 0, last: 0 };
  let heading: Heading = 0;
  /** The blocks loaded for the latest query; null once they are shown. */
  let coming: RowBlocks<A, B> | null = noBlocks;
  let isCounted = false;
  let isGivenUp = true;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let pause = Subscription.EMPTY;
  const underWay = new Map<number, Reading>();

  const newest = (): RowBlocks<A, B> => coming ?? state.value.held;
  const total = (): number => (isCounted ? newest().count + (newest().isMore ? size.rows : 0) : Number.MAX_SAFE_INTEGER);
  const settle = (next: RowBlocks<A, B>): void => {
    const inSight = isCounted ? blocksInSight(withinTotal(sight, next.count), size.rows) : [];
    const isThere = isCounted && (next.count === 0 || inSight.every((block) => next.blocks.has(block) || next.failures.has(block)));
    const shows = coming === null || isThere || (isCounted && state.value.held.head === null);
    coming = shows ? null : next;
    if (shows) state.next({ query, held: next, isCurrent: true, isLoading: false, failure: null });
  };
  const stopAll = (): void => {
    for (const one of underWay.values()) one.stop();
    underWay.clear();
    pause.unsubscribe();
  };
  const take = (block: number, mine: Reading, answer: E.Either<Failure, B>): void => {
    if (underWay.get(block) !== mine) return;
    underWay.delete(block);
    if (E.isRight(answer)) {
      isCounted = isCounted || mine.counts;
      settle(withBlock(newest(), block, asShown(block, answer.right), size.rows));
    } else if (mine.counts) {
      const held = state.value.isCurrent ? state.value.held : noBlocks;
      isCounted = held.head !== null;
      isGivenUp = !isCounted;
      coming = isCounted ? null : noBlocks;
      state.next({ query, held, isCurrent: true, isLoading: false, failure: answer.left });
    } else settle(withFailure(newest(), block, answer.left));
    pump();
  };
  const ask = (block: number, counts: boolean): void => {
    const mine: Reading = { ...makeStop(), counts };
    underWay.set(block, mine);
    void read(query, block, counts, mine)().then((answer) => take(block, mine, answer));
  };
  /** Requests missing blocks, visible ones first; aborts requests no longer needed and drops distant blocks. */
  const pump = (): void => {
    if (isGivenUp) return;
    const needed = neededBlocks(sight, heading, total(), size);
    for (const [block, one] of underWay)
      if (!needed.includes(block) && !one.counts) {
        one.stop();
        underWay.delete(block);
      }
    if (!isCounted) {
      if (underWay.size === 0) ask(needed[0] ?? 0, true);
      return;
    }
    const { blocks, failures } = newest();
    const missing = needed.filter((block) => !blocks.has(block) && !failures.has(block));
    const inSight = blocksInSight(withinTotal(sight, newest().count), size.rows);
    const wanted = missing.some((block) => inSight.includes(block)) ? missing.filter((block) => inSight.includes(block)) : missing;
    for (const block of wanted) if (underWay.size < size.atOnce && !underWay.has(block)) ask(block, false);
    const kept = onlyBlocks(newest(), keptBlocks(blocks.keys(), needed, sight, size));
    if (coming !== null) coming = kept;
    else if (kept !== state.value.held) state.next({ ...state.value, held: kept });
  };
  /** Unchanged rows keep their identity, so that views do not render them again. */
  const asShown = (block: number, came: B): B => {
    const before = same(state.value.query, query) ? state.value.held.blocks.get(block) : undefined;
    return before === undefined
      ? came
      : { ...came, rows: came.rows.map((row, at) => (sameValue(before[at], row) ? (before[at] ?? row) : row)) };
  };
  const isAwaited = (next: Q): boolean => state.value.isLoading && !isCounted && !isGivenUp && same(query, next);
  const begin = (next: Q): void => {
    stopAll();
    coming = noBlocks;
    isCounted = false;
    isGivenUp = false;
    heading = 0;
    query = next;
    const stays = same(state.value.query, next);
    state.next({ ...state.value, query: stays ? next : state.value.query, isCurrent: state.value.isCurrent && stays, isLoading: true });
    pump();
  };

  const show = (next: Q, at: RowRange): void => {
    sight = at;
    if (isAwaited(next)) pump();
    else begin(next);
  };

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    show,
    showAhead: (next, at) => (state.observed ? undefined : show(next, at)),
    look: (next) => {
      const isPassing = isJump(sight, next) && scheduler.now() - lookedAt < size.settleMs;
      lookedAt = scheduler.now();
      heading = headingOf(sight, next);
      sight = { first: next.first, last: Math.min(next.last, next.first + size.rows) };
      pause.unsubscribe();
      if (isPassing) pause = scheduler.schedule(pump, size.settleMs);
      else pump();
    },
    reload: () => {
      if (state.value.isLoading || state.value.isCurrent) begin(query);
    },
    retry: (block) => {
      if (isGivenUp) return begin(query);
      if (coming !== null) coming = withoutFailure(coming, block);
      else state.next({ ...state.value, held: withoutFailure(state.value.held, block) });
      pump();
    },
    put: (row) => {
      state.next({ ...state.value, held: withRow(state.value.held, row) });
      if (coming !== null) coming = withRow(coming, row);
    },
    drop: (id) => {
      const held = withoutRow(state.value.held, id, size.rows);
      if (held === state.value.held) return;
      state.next({ ...state.value, held });
      begin(query);
    },
    clear: () => {
      stopAll();
      coming = noBlocks;
      isCounted = false;
      isGivenUp = true;
      state.next({ query, held: noBlocks, isCurrent: false, isLoading: false, failure: null });
    },
  };
};
