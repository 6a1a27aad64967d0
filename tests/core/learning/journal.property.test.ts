import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LearnerLesson } from "../../../core/learning/learner-lesson.model.ts";
import type { LessonReport } from "../../../core/learning/lesson-report.model.ts";
import { type Arrival, type Fate, makeJournalServer, makeJournalWorld, type Tab } from "./journal-world.ts";

const fates: readonly Fate[] = ["arrives", "lost", "reply lost", "doubled", "late"];

/** What happens to one of two devices, in one of its two tabs. */
type Step = {
  readonly device: number;
  readonly tab: number;
  readonly does:
    | { readonly kind: "answer"; readonly item: number; readonly choice: number }
    | { readonly kind: "played"; readonly furthest: number }
    | { readonly kind: "go"; readonly index: number }
    | { readonly kind: "replay" | "load" | "reload" | "cut" | "restore" | "late" | "flush" };
  /** whether what is under way ends before the next step */
  readonly isSlow: boolean;
};

const step = fc.record<Step>({
  device: fc.nat(1),
  tab: fc.nat(1),
  does: fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant("answer" as const), item: fc.integer({ min: 1, max: 2 }), choice: fc.nat(2) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("played" as const), furthest: fc.nat(20) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("go" as const), index: fc.nat(3) }) },
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constantFrom("replay", "load", "reload", "reload", "cut", "restore", "late", "flush") }),
    },
  ),
  isSlow: fc.boolean(),
});

const settled = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

const run = async (fate: readonly Fate[], steps: readonly Step[]) => {
  const world = makeJournalWorld(fate);
  await world.at(world.clock.now()).join(world.place.course)();
  const devices = Array.from({ length: 2 }, () => {
    const device = world.newDevice();
    return { ...device, tabs: [device.newTab(), device.newTab()] };
  });
  await settled();
  for (const { device, tab, does, isSlow } of steps) {
    world.clock.advance(1);
    const of = devices[device];
    const here: Tab | undefined = of?.tabs[tab];
    if (of === undefined || here === undefined) continue;
    if (does.kind === "answer" && here.isOpen()) void here.player.answer(world.items[does.item] ?? "", [does.choice]);
    if (does.kind === "played" && here.isOpen())
      void here.player.played(world.items[3] ?? "", { time: does.furthest, furthest: does.furthest, duration: 20, rate: 1 });
    if (does.kind === "go") here.player.goTo(does.index);
    if (does.kind === "replay" && here.isOpen()) void here.player.replay();
    if (does.kind === "load") void here.player.load();
    if (does.kind === "flush") void here.outbox.flush();
    if (does.kind === "late") void world.deliverLate();
    if (does.kind === "cut") of.connectivity.set(false);
    if (does.kind === "restore") of.connectivity.set(true);
    if (does.kind === "reload") {
      here.kill();
      of.tabs[tab] = of.newTab();
    }
    if (isSlow) await settled();
  }
  const stored = JSON.stringify(devices.map(({ storage }) => [...storage.held]));
  world.becomeFair();
  for (const { connectivity } of devices) connectivity.set(true);
  await settled();
  await world.deliverLate();
  for (const { tabs, newTab } of devices) {
    for (const tab of tabs) tab.kill();
    const last = newTab();
    await last.outbox.flush();
    await settled();
    last.kill();
  }
  return { ...world, devices, stored };
};

/** Each action delivered once, in the order of its first arrival, without ids and attempts: late ones of earlier attempts are left out. */
const reference = async (arrivals: readonly Arrival[], startedAt: number): Promise<LearnerLesson> => {
  const { place, items, at } = makeJournalServer();
  await at(startedAt).join(place.course)();
  let resets = 0;
  for (const [number, { kind, item, attempt, given, now }] of arrivals.entries()) {
    if (attempt < resets) continue;
    const [store, of] = [at(now), { ...place, item: items[item ?? 0] ?? "" }];
    const { ago, answer, furthest = 0 } = given;
    if (kind === "shown") await store.shown(of, { ago })();
    if (kind === "answer") await store.answer(of, { ago, answer, answer_id: `reference ${number}` })();
    if (kind === "played") await store.played(of, { ago, time: furthest, furthest, duration: 20, rate: 1 })();
    if (kind === "reset") {
      await store.resetLesson(place)();
      resets += 1;
    }
  }
  const end = await at(startedAt + 100_000).lesson(place)();
  if (E.isLeft(end)) throw new Error("The reference lesson cannot be read.");
  return end.right;
};

const stateOf = ({ items, points, completed, index, attempt }: LearnerLesson) => ({
  points,
  completed,
  index,
  attempt,
  items: items.map(({ engagementState }) => engagementState),
});

const isCovered = (report: LessonReport, arrivals: readonly Arrival[]): boolean =>
  arrivals.some(
    ({ id, kind, attempt, given }) =>
      id === report.id ||
      (report.kind === "played" && kind === "played" && attempt === report.attempt && (given.furthest ?? 0) >= report.furthest),
  );

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

describe("The journal of a learner's actions", () => {
  it("should lose and double nothing through kills, cuts, doubled and late requests, in two tabs on two devices", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 12 }),
        fc.array(step, { minLength: 5, maxLength: 30 }),
        async (fate, steps) => {
          const { made, arrivals, points, devices, at, place, clock, stored } = await run(fate, steps);
          expect(stored).not.toMatch(/correct|<p>/);
          for (const { report } of made) expect(isCovered(report, arrivals), `${report.kind} ${report.id} arrived`).toBe(true);
          const order = new Map(arrivals.map(({ id }, index) => [id, index]));
          for (const reports of Map.groupBy(made, ({ tab }) => tab).values()) {
            const places = reports.flatMap(({ report }) => (report.kind === "played" ? [] : (order.get(report.id) ?? [])));
            expect(places).toEqual(places.toSorted((a, b) => a - b));
          }
          expect(points).toEqual(points.toSorted((a, b) => a - b));
          for (const { storage } of devices) expect(await storage.keys()).toEqual([]);
          const end = await at(clock.now()).lesson(place)();
          if (E.isLeft(end)) throw new Error("The lesson cannot be read.");
          expect(stateOf(end.right)).toEqual(stateOf(await reference(arrivals, 1_000_000)));
        },
      ),
      { numRuns: 200 },
    );
  });
});
