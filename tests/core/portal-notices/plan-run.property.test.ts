import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CourseFacts, CoursePause, TriggerFacts } from "../../../core/learning/course-facts.model.ts";
import { learnerTriggers } from "../../../core/learning/learner-triggers.rule.ts";
import { planRun } from "../../../core/portal-notices/plan-run.rule.ts";
import { course as sample, day, trigger } from "../learning/sample-course-facts.ts";

const hour = 3600;
const start = 1_782_907_200;

const lesson = trigger(1);
const course = sample([lesson], { created_at: start, joined_at: start, timezone: "Europe/Oslo" });

type Act =
  | { readonly do: "pass"; readonly seconds: number }
  | { readonly do: "pause" | "resume"; readonly of: "learner" | "course" }
  | { readonly do: "draft" | "archive" | "leave" | "reach"; readonly on: boolean }
  | { readonly do: "release"; readonly days: number }
  | { readonly do: "open" };

const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant("pass" as const), seconds: fc.oneof(fc.nat(2 * hour), fc.nat(20 * day)) }) },
    fc.record({ do: fc.constantFrom("pause" as const, "resume" as const), of: fc.constantFrom("learner" as const, "course" as const) }),
    fc.record({ do: fc.constantFrom("draft" as const, "archive" as const, "leave" as const, "reach" as const), on: fc.boolean() }),
    fc.record({ do: fc.constant("release" as const), days: fc.nat(6) }),
    fc.record({ do: fc.constant("open" as const) }),
  ),
  { maxLength: 40 },
);

type World = { now: number; course: CourseFacts; reachable: boolean };

const setPause = (pauses: readonly CoursePause[], of: CoursePause["of"], on: boolean, at: number): readonly CoursePause[] => {
  const lasting = pauses.find((pause) => pause.of === of && pause.resumed_at === null);
  if (on) return lasting === undefined ? [...pauses, { of, paused_at: at, resumed_at: null }] : pauses;
  return pauses.map((pause) => (pause === lasting ? { ...pause, resumed_at: at } : pause));
};

const withLesson = (world: World, change: Partial<TriggerFacts>): CourseFacts => ({
  ...world.course,
  triggers: world.course.triggers.map((one) => ({ ...one, ...change })),
});

const after = (world: World, act: Act): World => {
  const { course: before, now } = world;
  switch (act.do) {
    case "pass":
      return { ...world, now: now + act.seconds };
    case "pause":
    case "resume":
      return { ...world, course: { ...before, pauses: setPause(before.pauses, act.of, act.do === "pause", now) } };
    case "draft":
      return { ...world, course: withLesson(world, { draft: act.on }) };
    case "archive":
      return { ...world, course: { ...before, archived_at: act.on ? now : null } };
    case "leave":
      return { ...world, course: { ...before, joined_at: act.on ? null : start } };
    case "reach":
      return { ...world, reachable: act.on };
    case "release":
      return { ...world, course: withLesson(world, { release: "delay", join_delay: act.days }) };
    case "open":
      return { ...world, course: withLesson(world, { opened_at: now }) };
  }
};

const isOpen = ({ course: facts, now }: World): boolean => learnerTriggers(facts, now).some(({ released }) => released === true);
const isHeld = ({ course: { pauses } }: World): boolean => pauses.some(({ resumed_at }) => resumed_at === null);

describe("the announcement of a lesson", () => {
  it("should come once and never before it opens, nor in a pause or a draft, whatever staff and learner do and however the clock jumps", () => {
    fc.assert(
      fc.property(acts, fc.nat(6), fc.boolean(), (story, days, drafted) => {
        let world: World = {
          now: start,
          reachable: true,
          course: withLesson({ now: start, course, reachable: true }, { release: "delay", join_delay: days, draft: drafted }),
        };
        const since = drafted ? 0 : start;
        let state: "waiting" | "announced" | "skipped" = "waiting";
        let told = 0;
        for (const act of story) {
          world = after(world, act);
          if (state !== "waiting") continue;
          const plan = planRun({ course: world.course, trigger: 1, since, reachable: world.reachable }, world.now);
          ({ state } = plan);
          if (plan.state !== "announced") continue;
          told += 1;
          expect([isOpen(world), isHeld(world), world.reachable, world.course.archived_at, world.course.joined_at]).toEqual([
            true,
            false,
            true,
            null,
            start,
          ]);
        }
        expect(told).toBeLessThanOrEqual(1);
        world = { ...world, now: world.now + 60 * day };
        const last = planRun({ course: world.course, trigger: 1, since, reachable: world.reachable }, world.now);
        const isFree =
          world.reachable && isOpen(world) && !isHeld(world) && world.course.archived_at === null && world.course.joined_at !== null;
        if (state === "waiting" && isFree) expect(["announced", "skipped"]).toContain(last.state);
      }),
    );
  });

  it("should be due exactly when the lesson opens", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), (days) => {
        const facts = withLesson({ now: start, course, reachable: true }, { release: "delay", join_delay: days });
        const ask = (now: number) => planRun({ course: facts, trigger: 1, since: start, reachable: true }, now);
        const due = ask(start).due_at ?? 0;
        expect(learnerTriggers(facts, due)[0]?.released).toBe(true);
        expect(learnerTriggers(facts, due - 1)[0]?.released).toBe(false);
        expect([ask(due - 1).state, ask(due).state]).toEqual(["waiting", "announced"]);
      }),
    );
  });

  it("should say why there is none", () => {
    const plan = (change: Partial<CourseFacts>, own: Partial<TriggerFacts> = {}, reachable = true) =>
      planRun({ course: { ...course, ...change, triggers: [{ ...lesson, ...own }] }, trigger: 1, since: 0, reachable }, start + day);
    expect(plan({})).toMatchObject({ state: "announced", reason: null });
    expect(plan({ joined_at: null })).toMatchObject({ state: "skipped", reason: "left" });
    expect(plan({ draft: true, tester: true })).toMatchObject({ state: "waiting", reason: "draft" });
    expect(plan({}, { paused: true })).toMatchObject({ state: "waiting", reason: "draft" });
    expect(plan({ archived_at: start })).toMatchObject({ state: "waiting", reason: "archived" });
    expect(plan({ end_time: start + 1 })).toMatchObject({ state: "waiting", reason: "ended" });
    expect(plan({}, { automatic: false })).toMatchObject({ state: "waiting", reason: "staff" });
    expect(plan({ start_time: start + 2 * day })).toEqual({ state: "waiting", reason: null, due_at: start + 2 * day });
    expect(plan({}, {}, false)).toEqual({ state: "waiting", reason: "contact", due_at: start });
    expect(plan({}, { progress: { points: 0, completed_at: null, touched_at: start } })).toMatchObject({ reason: "opened_before" });
    const begun = { of: "course" as const, paused_at: start + hour, resumed_at: null };
    expect(plan({ pauses: [begun] })).toEqual({ state: "waiting", reason: "paused", due_at: null });
  });
});
