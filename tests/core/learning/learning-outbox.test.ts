import * as E from "fp-ts/lib/Either.js";
import { firstValueFrom } from "rxjs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { LargeStorage } from "../../../core/kernel/large-storage.port.ts";
import { untouched, engagementOf } from "../../../core/learning/engagement.model.ts";
import type { LessonOutcome } from "../../../core/learning/learner-lesson.model.ts";
import type { LearningStore } from "../../../core/learning/learning.port.ts";
import type { LessonReport } from "../../../core/learning/lesson-report.model.ts";
import { makeLearningOutbox } from "../../../core/learning/outbox-sender.service.ts";
import type { Saving } from "../../../core/learning/saving.model.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { fakeLargeStorage } from "../../fakes/large-storage.fake.ts";
import { fakeBrowser } from "../../fakes/tabs.fake.ts";

const outcome = (uuid: string): LessonOutcome => ({
  status: "success",
  points: 0,
  correct: null,
  completed: false,
  final: false,
  total: 0,
  lesson_completed: false,
  attempt: 0,
  item: { uuid, type: "rich_text", name: "", values: {}, engagementState: engagementOf(untouched) },
});

const stamp = { place: { course: 1, trigger: 2 }, attempt: 0 };
const shown = (id: string, at = 100): LessonReport => ({ ...stamp, kind: "shown", id, at, item: id });
const played = (id: string, furthest: number): LessonReport => ({
  ...stamp,
  kind: "played",
  id,
  at: 100,
  item: "film",
  time: furthest,
  furthest,
  duration: 60,
  rate: 1,
});
const answer = (id: string): LessonReport => ({ ...stamp, kind: "answer", id, at: 100, item: id, answer: [1] });

const bench = () => {
  const said: unknown[] = [];
  let failure: Failure | null = null;
  const tell = (what: unknown, uuid: string) => async (): Promise<E.Either<Failure, LessonOutcome>> => {
    if (failure !== null) return E.left(failure);
    said.push(what);
    return E.right(outcome(uuid));
  };
  const unused = () => {
    throw new Error("The outbox does not ask that.");
  };
  const store: LearningStore = {
    courses: unused,
    course: unused,
    join: unused,
    pauseDrip: unused,
    resetCourse: unused,
    lesson: unused,
    resetLesson: unused,
    shown: ({ item }, { ago }) => tell(["shown", item, ago], item),
    answer: ({ item }, { ago, answer_id }) => tell(["answer", answer_id, ago], item),
    played: ({ item }, { furthest }) => tell(["played", furthest], item),
  };
  const storage = fakeLargeStorage();
  const browser = fakeBrowser();
  const clock = fakeClock(100);
  const connectivity = fakeConnectivity();
  const open = (kept: LargeStorage = storage) => makeLearningOutbox({ store, storage: kept, tabs: browser.newTab(), clock, connectivity });
  return { said, storage, clock, connectivity, open, fail: (next: Failure | null) => void (failure = next) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("The outbox of a learner's actions", () => {
  it("should send at once and leave nothing on the device", async () => {
    const { open, said, storage } = bench();
    const outbox = open();
    outbox.setLearner("7");
    expect(E.isRight(await outbox.send(shown("a")))).toBe(true);
    expect(said).toEqual([["shown", "a", 0]]);
    expect(await storage.keys()).toEqual([]);
  });

  it("should wait offline and send once, in order, with the elapsed time, when the network is back", async () => {
    const { open, said, clock, connectivity, fail } = bench();
    const outbox = open();
    outbox.setLearner("7");
    connectivity.set(false);
    fail({ tag: "offline" });
    expect(await outbox.send(shown("a"))).toEqual(E.left({ tag: "offline" }));
    expect(await outbox.send(answer("b"))).toEqual(E.left({ tag: "offline" }));
    clock.advance(30);
    fail(null);
    connectivity.set(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual([
      ["shown", "a", 30],
      ["answer", "b", 30],
    ]);
    await outbox.flush();
    expect(said).toHaveLength(2);
  });

  it("should send after the page was closed and opened again", async () => {
    const { open, said, fail } = bench();
    const before = open();
    before.setLearner("7");
    fail({ tag: "offline" });
    await before.send(answer("b"));
    fail(null);
    const after = open();
    after.setLearner("7");
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual([["answer", "b", 0]]);
  });

  it("should never send as another learner", async () => {
    const { open, said, fail } = bench();
    const outbox = open();
    outbox.setLearner("7");
    fail({ tag: "offline" });
    await outbox.send(answer("b"));
    fail(null);
    outbox.setLearner("8");
    await outbox.flush();
    expect(said).toEqual([]);
    outbox.setLearner("7");
    await outbox.flush();
    expect(said).toEqual([["answer", "b", 0]]);
  });

  it("should retry by itself after a server failure", async () => {
    const { open, said, fail } = bench();
    const outbox = open();
    outbox.setLearner("7");
    fail({ tag: "busy", message: "", retryAfter: 1 });
    await outbox.send(shown("a"));
    fail(null);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(said).toEqual([["shown", "a", 0]]);
  });

  it("should drop an action that can never be accepted, and continue with the next", async () => {
    const { open, said, storage, fail } = bench();
    const outbox = open();
    outbox.setLearner("7");
    fail({ tag: "not-found", message: "Lesson not found." });
    expect(await outbox.send(shown("a"))).toEqual(E.left({ tag: "not-found", message: "Lesson not found." }));
    expect(await storage.keys()).toEqual([]);
    fail(null);
    await outbox.send(shown("b"));
    expect(said).toEqual([["shown", "b", 0]]);
  });

  it("should keep a temporarily refused action, and retry it on the next page load", async () => {
    const { open, said, fail } = bench();
    const outbox = open();
    outbox.setLearner("7");
    fail({ tag: "forbidden", message: "" });
    await outbox.send(answer("a"));
    fail(null);
    await outbox.send(shown("b"));
    expect(said).toEqual([["shown", "b", 0]]);
    const after = open();
    after.setLearner("7");
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual([
      ["shown", "b", 0],
      ["answer", "a", 0],
    ]);
  });

  it("should send one report of a video for several waiting ones, with the furthest point of all", async () => {
    const { open, said, fail } = bench();
    const outbox = open();
    outbox.setLearner("7");
    fail({ tag: "offline" });
    await outbox.send(played("p1", 15));
    await outbox.send(played("p2", 40));
    await outbox.send(played("p3", 30));
    fail(null);
    await outbox.flush();
    expect(said).toEqual([["played", 40]]);
  });

  it("should count waiting actions", async () => {
    const { open, fail } = bench();
    const outbox = open();
    const counts: number[] = [];
    outbox.waiting$.subscribe((count) => counts.push(count));
    outbox.setLearner("7");
    fail({ tag: "offline" });
    await outbox.send(answer("a"));
    await outbox.send(answer("b"));
    expect(counts.at(-1)).toBe(2);
    fail(null);
    await outbox.flush();
    expect(counts.at(-1)).toBe(0);
  });

  it("should send what an earlier version of the application left on the device, before anything newer", async () => {
    const { open, said, storage } = bench();
    const old = { course: 1, trigger: 2, seq: 1 };
    await storage.put("learning.report.7.000000000090.000000000001.b", { ...old, kind: "answer", id: "b", at: 90, item: "b", answer: [1] });
    await storage.put("learning.report.7.000000000080.000000000001.a", { ...old, kind: "shown", id: "a", at: 80, item: "a" });
    await storage.put("learning.report.7.000000000085.000000000001.x", { kind: "gone" });
    const outbox = open();
    outbox.setLearner("7");
    await outbox.send(shown("c"));
    expect(said).toEqual([
      ["shown", "a", 20],
      ["answer", "b", 10],
      ["shown", "c", 0],
    ]);
  });

  it("should keep the order of actions of one second over a reload and a clock that was set back", async () => {
    const { open, said, clock, fail } = bench();
    fail({ tag: "offline" });
    const before = open();
    before.setLearner("7");
    await before.send(shown("a"));
    await before.send(shown("b"));
    clock.advance(-50);
    const after = open();
    after.setLearner("7");
    await vi.advanceTimersByTimeAsync(0);
    await after.send(shown("c"));
    fail(null);
    await after.flush();
    expect(said.map((one) => (Array.isArray(one) ? one[1] : null))).toEqual(["a", "b", "c"]);
  });

  it("should send after more than 31 days offline as if it happened 31 days ago", async () => {
    const { open, said, clock, fail } = bench();
    const outbox = open();
    outbox.setLearner("7");
    fail({ tag: "offline" });
    await outbox.send(answer("b"));
    clock.advance(40 * 24 * 3600);
    fail(null);
    await outbox.flush();
    expect(said).toEqual([["answer", "b", 31 * 24 * 3600]]);
  });

  it("should send by one tab at a time, and tell the other tab the outcome", async () => {
    const { open, said, fail } = bench();
    const [one, two] = [open(), open()];
    one.setLearner("7");
    two.setLearner("7");
    const seen: string[] = [];
    const waiting: number[] = [];
    two.taken$.subscribe(({ report }) => seen.push(report.id));
    two.waiting$.subscribe((count) => waiting.push(count));
    await Promise.all([one.send(answer("a")), two.send(answer("b"))]);
    fail({ tag: "offline" });
    await one.send(answer("c"));
    expect(waiting.at(-1)).toBe(1);
    fail(null);
    await one.flush();
    await two.flush();
    expect(said).toEqual([
      ["answer", "a", 0],
      ["answer", "b", 0],
      ["answer", "c", 0],
    ]);
    expect([seen, waiting.at(-1)]).toEqual([["a", "b", "c"], 0]);
  });

  it("should tell where the actions are", async () => {
    const { open, fail } = bench();
    const outbox = open();
    const states: Saving[] = [];
    outbox.setLearner("7");
    outbox.saving$.subscribe((saving) => states.push(saving));
    fail({ tag: "offline" });
    await outbox.send(answer("a"));
    fail(null);
    await outbox.flush();
    expect(states.map(({ state }) => state)).toEqual(["saved", "saving", "on-device", "saved"]);
  });

  it("should say that the device keeps nothing, and still send at once", async () => {
    const { open, said, fail, storage } = bench();
    const unkept: LargeStorage = { ...storage, put: async (key, value) => (await storage.put(key, value)) && false };
    const outbox = open(unkept);
    const states: Saving[] = [];
    outbox.saving$.subscribe((saving) => states.push(saving));
    outbox.setLearner("7");
    await outbox.send(answer("a"));
    expect(said).toEqual([["answer", "a", 0]]);
    expect(states.at(-1)).toEqual({ state: "saved", keeps: false });
    fail({ tag: "offline" });
    await outbox.send(answer("b"));
    expect(states.at(-1)).toEqual({ state: "only-here", keeps: false });
  });

  it("should keep drafts per learner, place, attempt and item, and drop empty, old and earlier ones", async () => {
    const { open, clock } = bench();
    const outbox = open();
    const place = { course: 1, trigger: 2 };
    outbox.setLearner("7");
    await outbox.drafts()?.keep(place, 0, "a", "half an ans");
    await outbox.drafts()?.keep(place, 0, "b", [1]);
    await outbox.drafts()?.keep(place, 0, "b", []);
    await outbox.drafts()?.keep({ lesson: 2 }, 0, "a", "elsewhere");
    expect(await outbox.drafts()?.find(place, 0)).toEqual(new Map([["a", "half an ans"]]));
    outbox.setLearner("8");
    expect(await outbox.drafts()?.find(place, 0)).toEqual(new Map());
    outbox.setLearner("7");
    expect(await outbox.drafts()?.find(place, 1)).toEqual(new Map());
    expect(await outbox.drafts()?.find(place, 0)).toEqual(new Map());
    clock.advance(32 * 24 * 3600);
    expect(await outbox.drafts()?.find({ lesson: 2 }, 0)).toEqual(new Map());
  });

  it("should keep what is refused after the learner went on, with lesson, answer and reason, until it is read", async () => {
    const { open, fail, storage } = bench();
    const outbox = open();
    outbox.setLearner("7");
    fail({ tag: "offline" });
    await outbox.send(answer("b"));
    await outbox.send(shown("c"));
    fail({ tag: "not-found", message: "Lesson not found.", code: "no_lesson" });
    await outbox.flush();
    const again = open();
    again.setLearner("7");
    await vi.advanceTimersByTimeAsync(0);
    for (const { refused$ } of [outbox, again])
      expect(await firstValueFrom(refused$)).toEqual([
        { report: answer("b"), message: "Lesson not found.", code: "no_lesson", values: {} },
      ]);
    again.setLearner("8");
    expect(await firstValueFrom(again.refused$)).toEqual([]);
    await outbox.dismiss(["b"]);
    expect(await firstValueFrom(outbox.refused$)).toEqual([]);
    expect(await storage.keys()).toEqual([]);
  });

  it("should not tell again what the page that sent it has shown, and drop a refusal once the server takes the answer after all", async () => {
    const { open, fail, clock } = bench();
    const outbox = open();
    outbox.setLearner("7");
    fail({ tag: "forbidden", message: "This lesson is locked." });
    expect(E.isLeft(await outbox.send(answer("a")))).toBe(true);
    expect(await firstValueFrom(outbox.refused$)).toEqual([]);
    fail({ tag: "offline" });
    await outbox.send(answer("b"));
    fail({ tag: "forbidden", message: "This lesson is locked." });
    await outbox.flush();
    expect(await firstValueFrom(outbox.refused$)).toMatchObject([{ report: { id: "b" } }]);
    fail(null);
    clock.advance(60);
    const later = open();
    later.setLearner("7");
    await vi.advanceTimersByTimeAsync(0);
    expect(await firstValueFrom(later.refused$)).toEqual([]);
  });
});
