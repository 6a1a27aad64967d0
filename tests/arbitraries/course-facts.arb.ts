import fc from "fast-check";
import type { CourseFacts, TriggerFacts } from "../../core/learning/course-facts.model.ts";
import { course, day, trigger as lesson } from "../core/learning/sample-course-facts.ts";

/** Days before or after now, now included. */
const around = (now: number): fc.Arbitrary<number> => fc.integer({ min: -6, max: 6 }).map((days) => now + days * day);
const orNone = (of: fc.Arbitrary<number>): fc.Arbitrary<number> => fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, of);
const seldom = fc.integer({ min: 0, max: 5 }).map((n) => n === 0);

const someTrigger = (now: number): fc.Arbitrary<TriggerFacts> =>
  fc
    .record({
      id: fc.integer({ min: 1, max: 9 }),
      parent_trigger: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 3 }),
      draft: seldom,
      paused: seldom,
      extra: seldom,
      sorting_time: fc.nat(4),
      start_time: orNone(around(now)),
      release: fc.constantFrom("immediately", "immediately", "delay", "date"),
      join_delay: fc.nat(8),
      start: around(now),
      automatic: seldom.map((rare) => !rare),
      opened_at: fc.option(around(now), { freq: 5 }),
      completed: fc.option(around(now), { freq: 2 }),
    })
    .map(({ start, completed, id, ...more }) =>
      lesson(id, {
        ...more,
        start_date: new Date(start * 1000).toISOString().slice(0, 10),
        progress: completed === null ? null : { points: 0, completed_at: completed, touched_at: completed },
      }),
    );

/**
 * A course of one learner in every mix of draft, offer, dates, joining and pauses, with lessons in every mix of theirs.
 * @param now epoch seconds
 */
export const someFacts = (now: number): fc.Arbitrary<CourseFacts> =>
  fc
    .record({
      joined_at: fc.option(around(now), { freq: 3 }),
      draft: seldom,
      tester: fc.boolean(),
      archived_at: fc.option(around(now), { freq: 5 }),
      offered: fc.boolean(),
      start_time: orNone(around(now)),
      end_time: orNone(around(now)),
      pauses: fc.array(
        fc.record({
          of: fc.constantFrom("learner" as const, "course" as const),
          paused_at: around(now),
          lasts: fc.option(fc.integer({ min: 1, max: 5 })),
        }),
        { maxLength: 2 },
      ),
      triggers: fc.uniqueArray(someTrigger(now), { selector: ({ id }) => id, maxLength: 7 }),
    })
    .map(({ pauses, triggers, ...more }) =>
      course(triggers, {
        ...more,
        pauses: pauses
          .map(({ of, paused_at, lasts }) => ({ of, paused_at, resumed_at: lasts === null ? null : paused_at + lasts * day }))
          .toSorted((a, b) => a.paused_at - b.paused_at),
      }),
    );
