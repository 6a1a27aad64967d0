import * as fc from "fast-check";
import type { LessonEvent } from "../../core/learning/lesson-event.model.ts";

const items = ["a", "b", "c"] as const;

const score = fc.record({
  points: fc.nat(1200),
  correct: fc.constantFrom(true, false, null),
  completed: fc.boolean(),
  final: fc.boolean(),
});

/** Something that happened in a lesson of the items a, b and c, at no particular time. */
const timeless: fc.Arbitrary<LessonEvent> = fc.oneof(
  fc.record({ kind: fc.constant("shown" as const), item: fc.constantFrom(...items), score, at: fc.constant(0), completes: fc.boolean() }),
  fc.record({
    kind: fc.constant("answer" as const),
    item: fc.constantFrom(...items),
    score,
    at: fc.constant(0),
    completes: fc.boolean(),
    answer_id: fc.uuid(),
    answer: fc.array(fc.nat(3)),
  }),
  fc.record({
    kind: fc.constant("progress" as const),
    item: fc.constantFrom(...items),
    score,
    at: fc.constant(0),
    completes: fc.boolean(),
    furthest: fc.nat(100),
    duration: fc.nat(100),
    ranges: fc.array(fc.tuple(fc.nat(100), fc.nat(100)), { maxLength: 3 }),
    part: fc.option(fc.record({ start: fc.nat(20), end: fc.nat(100) })),
  }),
  fc.record({ kind: fc.constantFrom("reset" as const, "course-reset" as const), at: fc.constant(0), completes: fc.constant(false) }),
);

/** What happened in a lesson, one second apart. */
export const lessonStory: fc.Arbitrary<readonly LessonEvent[]> = fc
  .array(timeless, { maxLength: 40 })
  .map((events) => events.map((event, second) => ({ ...event, at: 1000 + second })));

/** Moments of playing a film by the rules: each goes on by no more than the time that has passed. */
export const honestWatch: fc.Arbitrary<readonly { readonly time: number; readonly elapsed: number }[]> = fc
  .array(fc.double({ min: 0.05, max: 2, noNaN: true }), { minLength: 1, maxLength: 60 })
  .map((steps) => steps.map((elapsed, index) => ({ elapsed, time: steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0) })));
