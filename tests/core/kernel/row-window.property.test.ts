import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import { heldRows, type RowBlock, withoutRow } from "../../../core/kernel/row-blocks.ts";
import { blocksInSight, headingOf, keptBlocks, neededBlocks, type WindowSize, withinTotal } from "../../../core/kernel/row-window.rule.ts";
import { makeRowWindow } from "../../../core/kernel/row-window.service.ts";
import type { Stop } from "../../../core/kernel/stop.ts";

const size: WindowSize = { rows: 10, overscan: 3, ahead: 12, most: 6, atOnce: 3, settleMs: 60 };
const range = fc
  .record({ first: fc.nat({ max: 400 }), length: fc.integer({ min: 1, max: 12 }) })
  .map(({ first, length }) => ({ first, last: first + length - 1 }));
const heading = fc.constantFrom(-1 as const, 0 as const, 1 as const);

describe("the blocks of a long list", () => {
  it("should be needed for visible rows, those first, and no further than overscan and prefetch", () => {
    fc.assert(
      fc.property(range, heading, fc.integer({ min: 1, max: 400 }), (sight, way, total) => {
        const needed = neededBlocks(sight, way, total, size);
        const seen = withinTotal(sight, total);
        const inSight = blocksInSight(seen, size.rows);
        expect(new Set(needed.slice(0, inSight.length))).toEqual(new Set(inSight));
        for (const block of needed) {
          expect(block * size.rows).toBeLessThan(total);
          expect(block * size.rows + size.rows - 1).toBeGreaterThanOrEqual(seen.first - size.overscan - (way < 0 ? size.ahead : 0));
          expect(block * size.rows).toBeLessThanOrEqual(seen.last + size.overscan + (way > 0 ? size.ahead : 0));
        }
      }),
    );
  });

  it("should be prefetched in the direction of scrolling only", () => {
    const at = { first: 100, last: 105 };
    expect(neededBlocks(at, 0, 1_000, size)).toEqual([10, 9]);
    expect(neededBlocks(at, 1, 1_000, size)).toEqual([10, 9, 11, 12]);
    expect(neededBlocks(at, -1, 1_000, size)).toEqual([10, 9, 8]);
    expect([headingOf(at, { first: 101, last: 106 }), headingOf(at, at), headingOf(at, { first: 3, last: 8 })]).toEqual([1, 0, -1]);
  });

  it("should be as many of the last rows as fit when the list became shorter", () => {
    expect(withinTotal({ first: 90, last: 99 }, 50)).toEqual({ first: 40, last: 49 });
    expect(withinTotal({ first: 0, last: 9 }, 4)).toEqual({ first: 0, last: 3 });
    expect(withinTotal({ first: 0, last: 9 }, 0)).toEqual({ first: 0, last: 0 });
  });

  it("should be kept if they are needed, then the nearest, within the limit", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 40 })), range, heading, (held, sight, way) => {
        const needed = neededBlocks(sight, way, 400, size);
        const kept = keptBlocks(held, needed, sight, size);
        expect(kept.size).toBeLessThanOrEqual(Math.max(size.most, needed.length));
        for (const block of needed) expect(kept.has(block)).toBe(true);
      }),
    );
  });

  it("should move up when a row is removed, as the list without it does", () => {
    const lists = fc
      .integer({ min: 1, max: 60 })
      .chain((count) =>
        fc.record({ count: fc.constant(count), gone: fc.nat({ max: count - 1 }), held: fc.uniqueArray(fc.nat({ max: 5 })) }),
      );
    fc.assert(
      fc.property(lists, ({ count, gone, held }) => {
        const all = Array.from({ length: count }, (_, index) => ({ id: `r${index}` }));
        const blocks = new Map(held.map((block) => [block, all.slice(block * size.rows, (block + 1) * size.rows)]));
        const after = withoutRow({ head: null, count, isMore: false, blocks, failures: new Map() }, `r${gone}`, size.rows);
        const isHeld = held.includes(Math.floor(gone / size.rows));
        const left = isHeld ? all.filter(({ id }) => id !== `r${gone}`) : all;
        expect(after.count).toBe(left.length);
        for (const [index, row] of heldRows(after, size.rows)) expect(row).toEqual(left[index]);
      }),
    );
  });
});

type Row = { readonly id: string; readonly asked: number; readonly index: number };
type Asked = {
  readonly block: number;
  readonly query: string;
  readonly reading: number;
  readonly total: number;
  readonly counts: boolean;
  readonly stop: Stop;
  readonly answer: (isGood: boolean) => void;
};

/** A server that answers when told to; a list has a length for each question. */
const windowOver = (lengths: Readonly<Record<string, number>>) => {
  const scheduler = new VirtualTimeScheduler();
  const waiting: Asked[] = [];
  let reading = 0;
  const list = makeRowWindow<Row, string, RowBlock<Row>>({
    first: "none",
    size,
    scheduler,
    read: (query, block, counts, stop) => () =>
      new Promise((resolve) => {
        const total = lengths[query] ?? 0;
        const mine: Asked = {
          block,
          query,
          reading,
          total,
          counts,
          stop,
          answer: (isGood) => {
            waiting.splice(waiting.indexOf(mine), 1);
            // What could not be read again goes on as it was.
            if (!isGood && counts && !stop.isStopped()) reading = heldRows(list.latest().held, size.rows)[0]?.[1].asked ?? reading;
            const rows = Array.from({ length: Math.max(0, Math.min(size.rows, total - block * size.rows)) }, (_, at) => ({
              id: `${query}${block * size.rows + at}`,
              asked: mine.reading,
              index: block * size.rows + at,
            }));
            resolve(isGood ? E.right({ rows, total: counts ? total : null, isMore: false }) : E.left<Failure>({ tag: "offline" }));
          },
        };
        waiting.push(mine);
      }),
  });
  return {
    list,
    waiting,
    begin: (run: () => void): void => {
      reading += 1;
      run();
    },
    later: (): void => {
      scheduler.maxFrames = scheduler.frame + size.settleMs;
      scheduler.flush();
    },
  };
};

const step = fc.oneof(
  { weight: 5, arbitrary: range.map((sight) => ({ do: "look" as const, sight })) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("show" as const), query: fc.constantFrom("long", "short", "empty"), sight: range }) },
  { weight: 1, arbitrary: fc.constant({ do: "reload" as const }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant("answer" as const), which: fc.nat(), isGood: fc.integer({ min: 0, max: 4 }).map((n) => n > 0) }),
  },
  { weight: 3, arbitrary: fc.constant({ do: "wait" as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("retry" as const), block: fc.nat({ max: 40 }) }) },
);
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const lengths: Readonly<Record<string, number>> = { long: 333, short: 7, empty: 0 };

describe("a window on a long list", () => {
  it("should show rows of one snapshot of one query only, each in its place, with few requests and little memory, in any order of responses", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { list, waiting, begin, later } = windowOver(lengths);
        const sees = (): void => {
          const { held, query } = list.latest();
          const rows = heldRows(held, size.rows);
          for (const [index, row] of rows) expect(row).toMatchObject({ id: `${query}${index}`, index });
          expect(new Set(rows.map(([, { asked }]) => asked)).size).toBeLessThanOrEqual(1);
          expect(held.blocks.size).toBeLessThanOrEqual(size.most);
          expect(waiting.filter(({ stop }) => !stop.isStopped()).length).toBeLessThanOrEqual(size.atOnce);
        };
        let newest = "long";
        let sight = { first: 0, last: 5 };
        begin(() => list.show(newest, sight));
        for (const one of steps) {
          if (one.do === "look") list.look((sight = one.sight));
          if (one.do === "show") {
            const isAwaited = waiting.some(({ counts, stop, query }) => counts && !stop.isStopped() && query === one.query);
            const show = (): void => list.show((newest = one.query), (sight = one.sight));
            if (isAwaited) show();
            else begin(show);
          }
          if (one.do === "reload") begin(list.reload);
          if (one.do === "answer") waiting[one.which % Math.max(1, waiting.length)]?.answer(one.isGood);
          if (one.do === "wait") later();
          if (one.do === "retry") list.retry(one.block);
          await settled();
          sees();
        }
        begin(list.reload);
        later();
        for (let round = 0; round < 40; round += 1) {
          waiting[0]?.answer(true);
          await settled();
          sees();
        }
        const { query, held, isCurrent, isLoading, failure } = list.latest();
        expect({ query, isCurrent, isLoading, failure, count: held.count }).toEqual({
          query: newest,
          isCurrent: true,
          isLoading: false,
          failure: null,
          count: lengths[newest],
        });
        const seen = withinTotal(sight, held.count);
        const there = new Map(heldRows(held, size.rows));
        if (held.count > 0) for (let index = seen.first; index <= seen.last; index += 1) expect(there.has(index)).toBe(true);
      }),
    );
  });

  it("should request a place that was jumped to at once, and none that is only passed", async () => {
    const { list, waiting, begin, later } = windowOver({ long: 333 });
    begin(() => list.show("long", { first: 0, last: 5 }));
    waiting[0]?.answer(true);
    await settled();
    later();
    later();
    list.look({ first: 100, last: 105 });
    expect(waiting.filter(({ stop }) => !stop.isStopped()).map(({ block }) => block)).toContain(10);
    list.look({ first: 200, last: 205 });
    list.look({ first: 300, last: 305 });
    expect(waiting.some(({ block }) => block === 20 || block === 30)).toBe(false);
    later();
    expect(waiting.filter(({ stop }) => !stop.isStopped()).map(({ block }) => block)).toContain(30);
    expect(waiting.some(({ block }) => block === 20)).toBe(false);
    expect(waiting.find(({ block }) => block === 10)?.stop.isStopped()).toBe(true);
  });

  it("should prefetch nothing while visible rows are missing", async () => {
    const { list, waiting, begin, later } = windowOver({ long: 333 });
    begin(() => list.show("long", { first: 0, last: 5 }));
    waiting[0]?.answer(true);
    await settled();
    later();
    list.look({ first: 105, last: 112 });
    expect(waiting.map(({ block }) => block)).toEqual([10, 11]);
    for (const one of waiting.slice()) one.answer(true);
    await settled();
    expect(waiting.map(({ block }) => block)).toEqual([12]);
  });

  it("should show a failed block in its place, keep the rest, and retry on request", async () => {
    const { list, waiting, begin } = windowOver({ long: 333 });
    begin(() => list.show("long", { first: 0, last: 5 }));
    waiting[0]?.answer(true);
    await settled();
    list.look({ first: 4, last: 9 });
    waiting.find(({ block }) => block === 1)?.answer(false);
    await settled();
    expect([...list.latest().held.failures]).toEqual([[1, { tag: "offline" }]]);
    expect([...list.latest().held.blocks.keys()]).toEqual([0]);
    expect(list.latest().failure).toBeNull();
    list.look({ first: 5, last: 10 });
    expect(waiting.some(({ block }) => block === 1)).toBe(false);
    list.retry(1);
    waiting.find(({ block }) => block === 1)?.answer(true);
    await settled();
    expect(list.latest().held.failures.size).toBe(0);
    expect(list.latest().held.blocks.has(1)).toBe(true);
  });

  it("should continue beyond the count where more match than are counted, until the end is found", async () => {
    const counted = 20;
    const matching = 34;
    const asked: number[] = [];
    const list = makeRowWindow<{ readonly id: string }, string, RowBlock<{ readonly id: string }>>({
      first: "",
      size,
      read: (_query, block, counts) => async () => {
        asked.push(block);
        const rows = Array.from({ length: Math.max(0, Math.min(size.rows, matching - block * size.rows)) }, (_, at) => ({
          id: String(block * size.rows + at),
        }));
        return E.right({ rows, total: counts ? counted : null, isMore: counts });
      },
    });
    list.show("many", { first: 0, last: 4 });
    await settled();
    expect(list.latest().held).toMatchObject({ count: 20, isMore: true });
    for (const first of [12, 22, 28]) {
      list.look({ first, last: first + 5 });
      await settled();
      await settled();
    }
    expect(list.latest().held).toMatchObject({ count: 34, isMore: false });
    expect(Math.max(...asked)).toBe(3);
  });

  it("should count once, keep the shown rows when a reload fails, and drop everything on request", async () => {
    const { list, waiting, begin } = windowOver({ long: 333 });
    begin(() => list.show("long", { first: 5, last: 12 }));
    expect(waiting.map(({ counts }) => counts)).toEqual([true]);
    waiting[0]?.answer(true);
    await settled();
    expect(waiting.map(({ counts, block }) => [block, counts])).toEqual([[1, false]]);
    begin(list.reload);
    expect(list.latest()).toMatchObject({ isLoading: true, isCurrent: true, held: { count: 333 } });
    waiting.at(-1)?.answer(false);
    await settled();
    expect(list.latest()).toMatchObject({ isLoading: false, failure: { tag: "offline" }, held: { count: 333 } });
    list.clear();
    expect(list.latest()).toMatchObject({ isCurrent: false, held: { count: 0, head: null } });
  });

  it("should join a pending request for the same query, and start another once it is answered", async () => {
    const { list, waiting } = windowOver({ long: 333 });
    list.show("long", { first: 0, last: 5 });
    list.show("long", { first: 25, last: 28 });
    expect(waiting).toHaveLength(1);
    waiting[0]?.answer(true);
    await settled();
    expect(waiting.map(({ block }) => block)).toEqual([2]);
    waiting[0]?.answer(true);
    await settled();
    list.show("long", { first: 25, last: 28 });
    expect(waiting.some(({ counts }) => counts)).toBe(true);
  });

  it("should keep unchanged rows as the same objects", async () => {
    const { list, waiting, begin } = windowOver({ short: 7 });
    list.show("short", { first: 0, last: 6 });
    waiting[0]?.answer(true);
    await settled();
    const before = heldRows(list.latest().held, size.rows).map(([, row]) => row);
    list.reload();
    waiting[0]?.answer(true);
    await settled();
    expect(heldRows(list.latest().held, size.rows).every(([at, row]) => row === before[at])).toBe(true);
    begin(list.reload);
    waiting[0]?.answer(true);
    await settled();
    expect(heldRows(list.latest().held, size.rows).some(([at, row]) => row === before[at])).toBe(false);
  });

  it("should be prefetched before it is shown, never while it is visible", async () => {
    const { list, waiting } = windowOver({ long: 333, short: 7 });
    list.showAhead("long", { first: 0, last: 5 });
    waiting[0]?.answer(true);
    await settled();
    expect(list.latest()).toMatchObject({ query: "long", isCurrent: true, held: { count: 333 } });
    const looking = list.state$.subscribe();
    list.showAhead("short", { first: 0, last: 5 });
    expect(list.latest()).toMatchObject({ query: "long", isLoading: false });
    looking.unsubscribe();
    list.showAhead("short", { first: 0, last: 5 });
    expect(list.latest().isLoading).toBe(true);
  });
});
