import * as E from "fp-ts/lib/Either.js";
import { NEVER, type Observable, Subject } from "rxjs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import type { LearningStore } from "../../../core/learning/learning.port.ts";
import { makeLearning } from "../../../core/learning/learning.service.ts";
import { makeLessonPlayers } from "../../../core/learning/lesson-player.service.ts";
import type { LessonView } from "../../../core/learning/lesson-view.model.ts";
import { makeLearningOutbox } from "../../../core/learning/outbox-sender.service.ts";
import { sampleCourse } from "../../conformance/learning-sample.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { fakeLargeStorage } from "../../fakes/large-storage.fake.ts";
import { makeLearningRecordsFake } from "../../fakes/learning-records.fake.ts";
import { learningThrough } from "../../fakes/learning-through.ts";
import { fakeBrowser } from "../../fakes/tabs.fake.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watch = (view$: Observable<Remote<LessonView>>) => {
  let last: LessonView | undefined;
  const subscription = view$.subscribe((remote) => {
    last = latestValue(remote) ?? last;
  });
  return {
    view: (): LessonView => {
      if (last === undefined) throw new Error("Nothing is known of the lesson.");
      return last;
    },
    stop: () => subscription.unsubscribe(),
  };
};

const bench = async (lesson: number) => {
  const clock = fakeClock(1_000_000);
  const connectivity = fakeConnectivity();
  const { records, add } = makeLearningRecordsFake();
  const sample = add({ ...sampleCourse, release: () => ({ release: "immediately" }) }, 0);
  const reachable = learningThrough(
    (use) => async () =>
      connectivity.isOnline() ? use(makeLearning({ records, learner: 1, now: clock.now() }))() : E.left<Failure>({ tag: "offline" }),
  );
  const store: LearningStore = reachable;
  const outbox = makeLearningOutbox({ store, storage: fakeLargeStorage(), tabs: fakeBrowser().newTab(), clock, connectivity });
  outbox.setLearner("1");
  const players = makeLessonPlayers({ store, outbox, clock, ids: { uuid: () => crypto.randomUUID() } });
  await store.join(sample.course)();
  const place = (index: number) => ({ course: sample.course, trigger: sample.triggers[index]?.id ?? 0 });
  const item = (index: number, at: number): string => sample.triggers[index]?.items[at] ?? "";
  if (lesson === 1) {
    await store.shown({ ...place(0), item: item(0, 0) }, { ago: 0 })();
    await store.answer({ ...place(0), item: item(0, 1) }, { ago: 0, answer: [1], answer_id: crypto.randomUUID() })();
  }
  const player = players.open(place(lesson));
  const seen = watch(player.view$);
  await player.load();
  await vi.advanceTimersByTimeAsync(0);
  const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
  return {
    player,
    ...seen,
    item: (at: number) => item(lesson, at),
    clock,
    connectivity,
    store,
    settled,
    reopen: () => players.open(place(lesson)),
  };
};

describe("A lesson in progress", () => {
  it("should move to the next and previous item, and not past a required one [B4.08]", async () => {
    const { player, view, settled } = await bench(0);
    expect(view().index).toBe(0);
    player.next();
    expect(view()).toMatchObject({ index: 1, isHeld: true });
    player.next();
    expect(view()).toMatchObject({ index: 1, atResults: false });
    player.back();
    await settled();
    expect(view().index).toBe(0);
  });

  it("should show the results after the last item, with the points of the lesson and the next lesson [C9.16]", async () => {
    const { player, view, item, settled } = await bench(0);
    player.next();
    expect(await player.answer(item(1), [1])).toMatchObject({ kind: "graded", outcome: { correct: true, points: 1200 } });
    await settled();
    player.next();
    expect(view()).toMatchObject({ atResults: true, lesson: { completed: true, points: 1200, next: { name: "Second" } } });
  });

  it("should reopen where it was left, and at its results once it is completed", async () => {
    const { player, item, settled, reopen } = await bench(0);
    player.next();
    await settled();
    const again = reopen();
    const seen = watch(again.view$);
    await again.load();
    expect(seen.view()).toMatchObject({ index: 1, atResults: false });
    await player.answer(item(1), [1]);
    await again.load();
    expect(seen.view().atResults).toBe(true);
    seen.stop();
  });

  it("should continue offline with a pending answer, and show its result later [C4.29]", async () => {
    const { player, view, item, settled, connectivity, clock } = await bench(0);
    player.next();
    await settled();
    connectivity.set(false);
    expect(await player.answer(item(1), [0])).toEqual({ kind: "waiting" });
    expect(view()).toMatchObject({ isHeld: false, waiting: new Set([item(1)]) });
    player.next();
    expect(view().atResults).toBe(true);
    clock.advance(60);
    connectivity.set(true);
    await settled();
    expect(view()).toMatchObject({ waiting: new Set(), lesson: { points: 150, completed: true } });
    expect(view().lesson.items[1]?.engagementState).toMatchObject({ correct: false, attempts: 1, points: 150 });
  });

  it("should unlock a video that was watched on this device at once, and report again until the server agrees", async () => {
    const { player, view, item, clock, store, settled } = await bench(1);
    expect(view()).toMatchObject({ isHeld: true });
    clock.advance(10);
    await player.played(item(0), { time: 20, furthest: 20, duration: 20, rate: 1 });
    expect(view().isHeld).toBe(false);
    clock.advance(10);
    await vi.advanceTimersByTimeAsync(5000);
    await settled();
    const { course, trigger_id } = view().lesson;
    const known = await store.lesson({ course: course?.id ?? 0, trigger: trigger_id ?? 0 })();
    expect(E.isRight(known) ? known.right.items[0]?.engagementState : null).toMatchObject({ completed: true, furthest: 20 });
  });

  it("should restart with every item open and the points kept [B4.08]", async () => {
    const { player, view, item, settled } = await bench(0);
    player.next();
    await player.answer(item(1), [1]);
    await settled();
    player.next();
    expect(await player.replay()).toBe(null);
    expect(view()).toMatchObject({ index: 0, atResults: false, lesson: { points: 1200 } });
    expect(view().lesson.items[1]?.engagementState).toMatchObject({ completed: false, attempts: 0 });
  });

  it("should offer what was entered and not sent again after a reload, until it is sent", async () => {
    const { player, item, reopen } = await bench(0);
    player.keepDraft(item(1), [2]);
    const again = reopen();
    const seen = watch(again.view$);
    await again.load();
    expect(again.draft(item(1))).toEqual([2]);
    await again.answer(item(1), [2]);
    expect(again.draft(item(1))).toBeUndefined();
    await player.load();
    expect(player.draft(item(1))).toBeUndefined();
    seen.stop();
  });

  it("should say that the lesson was restarted elsewhere, and continue with the new attempt", async () => {
    const { player, view, item, settled, reopen } = await bench(0);
    const other = reopen();
    const seen = watch(other.view$);
    await other.load();
    expect(await other.replay()).toBe(null);
    expect(await player.answer(item(1), [1])).toMatchObject({ kind: "refused", failure: { tag: "conflict", code: "restarted" } });
    await settled();
    expect(view().lesson).toMatchObject({ attempt: 1, points: 0 });
    expect(await player.answer(item(1), [1])).toMatchObject({ kind: "graded", outcome: { points: 1200 } });
    seen.stop();
  });

  it("should not restart before every action has reached the server", async () => {
    const { player, item, settled, connectivity } = await bench(0);
    connectivity.set(false);
    await player.answer(item(1), [1]);
    expect(await player.replay()).toEqual({ tag: "offline" });
    connectivity.set(true);
    await settled();
    expect(await player.replay()).toBe(null);
  });

  it("should show why an answer was refused", async () => {
    const { player } = await bench(0);
    expect(await player.answer(crypto.randomUUID(), [1])).toEqual({
      kind: "refused",
      failure: { tag: "not-found", message: "Lesson item not found.", code: "no_item", values: {} },
    });
  });

  it("should return to a reached step and never go past an open one", async () => {
    const { player, view } = await bench(0);
    player.next();
    player.goTo(0);
    expect(view().index).toBe(0);
    player.goTo(5);
    expect(view().index).toBe(1);
  });
});

describe("A lesson's player", () => {
  it("should ignore reports of other lessons", async () => {
    const taken = new Subject<never>();
    const players = makeLessonPlayers({
      store: learningThrough(() => () => Promise.resolve(E.left<Failure>({ tag: "offline" }))),
      outbox: {
        send: () => Promise.resolve(E.left({ tag: "offline" })),
        taken$: taken,
        saving$: NEVER,
        flush: () => Promise.resolve(),
        queued: () => Promise.resolve([]),
        drafts: () => null,
      },
      clock: fakeClock(0),
      ids: { uuid: () => "" },
    });
    const player = players.open({ course: 1, trigger: 1 });
    const states: string[] = [];
    player.view$.subscribe(({ tag }) => states.push(tag));
    await player.load();
    expect(states).toEqual(["idle", "loading", "failed"]);
  });
});
