import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { courseChanges } from "../../../core/course-tests/course-changes.rule.ts";
import { courseOn } from "../../../core/course-tests/course-on.rule.ts";
import { imaginedLearner, workedThrough } from "../../../core/course-tests/imagined-learner.rule.ts";
import type { CourseFacts, TriggerFacts } from "../../../core/learning/course-facts.model.ts";
import { courseView } from "../../../core/learning/course-view.rule.ts";
import { imaginedTest } from "../../../ui/staff/course-tests/gallery-course-tests.ts";

const day = 86_400;
/** 1 March 2026, so that a change of the clocks lies within. */
const start = 1_772_323_200;
const span = 60 * day;
const moment = fc.integer({ min: start, max: start + span });

const lesson = (id: number): fc.Arbitrary<TriggerFacts> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Lesson ${id}`),
    items: fc.constant(1),
    parent_trigger: id === 1 ? fc.constant(null) : fc.option(fc.integer({ min: 1, max: id - 1 })),
    draft: fc.constant(false),
    paused: fc.constant(false),
    extra: fc.boolean(),
    sorting_time: fc.constant(0),
    order: fc.constant(id),
    start_time: fc.oneof(fc.constant(0), moment),
    release: fc.constantFrom("immediately" as const, "delay" as const, "date" as const),
    join_delay: fc.integer({ min: 0, max: 40 }),
    start_date: fc.constantFrom("2026-03-10", "2026-03-29", "2026-04-20"),
    start_at: fc.constantFrom(null, "02:30", "17:00"),
    timezone: fc.constantFrom(null, "America/New_York"),
    automatic: fc.boolean(),
    opened_at: fc.option(moment),
    progress: fc.option(moment.map((at) => ({ points: 10, completed_at: at, touched_at: at }))),
  });

const pause = fc
  .tuple(moment, fc.option(fc.integer({ min: 0, max: 20 * day })), fc.constantFrom("learner" as const, "course" as const))
  .map(([paused_at, length, of]) => ({ of, paused_at, resumed_at: length === null ? null : paused_at + length }));

const course: fc.Arbitrary<CourseFacts> = fc
  .tuple(fc.tuple(lesson(1), lesson(2), lesson(3), lesson(4)), fc.array(pause, { maxLength: 3 }), moment, fc.option(fc.nat({ max: 30 })))
  .map(([triggers, pauses, joined_at, due_days]) => ({ ...imaginedTest.facts, triggers, pauses, joined_at, due_days }));

const standings = (facts: CourseFacts, at: number): ReadonlyMap<number, string> =>
  new Map(
    courseView(courseOn(facts, at), at).triggers.map(({ id, state }) => [id, state === "locked" || state === "done" ? state : "open"]),
  );

describe("The changes of a course", () => {
  it("should tell of every lesson what the page shows, at any time between them", () => {
    fc.assert(
      fc.property(course, fc.array(fc.integer({ min: 0, max: span }), { minLength: 1, maxLength: 10 }), (facts, times) => {
        const changes = courseChanges(facts);
        for (const after of times) {
          const at = (facts.joined_at ?? start) + after;
          const told = new Map(facts.triggers.map(({ id }): [number, string] => [id, "locked"]));
          for (const change of changes) if (change.at <= at) for (const { lesson: of, to } of change.lessons) told.set(of.id, to);
          for (const [id, standing] of standings(facts, at)) expect([id, told.get(id)]).toEqual([id, standing]);
        }
      }),
    );
  });

  it("should end with every lesson finished that time opens to an imagined learner who finishes what is open", () => {
    fc.assert(
      fc.property(course, fc.constantFrom("at-once" as const, "week" as const), (facts, pace) => {
        const from = facts.joined_at ?? start;
        const imagined = workedThrough(imaginedLearner(facts, from), from, pace);
        const end = start + 400 * day;
        const left = courseView(courseOn(imagined, end), end).triggers.filter(({ state }) => state !== "done");
        expect(left.every(({ state }) => state === "locked")).toBe(true);
      }),
    );
  });
});
