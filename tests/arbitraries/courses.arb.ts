import fc from "fast-check";
import type { CourseTrigger } from "../../core/courses/course-level.rule.ts";
import type { ListedCourse } from "../../core/courses/course-order.rule.ts";
import type { LockableTrigger } from "../../core/courses/lesson-locks.rule.ts";

const aPlace = { sorting_time: fc.option(fc.integer({ min: 0, max: 6 })), order: fc.option(fc.integer({ min: 0, max: 3 })) };

/** Lessons of distinct ids with every mix of flags, and parents that may be missing or go round in a circle. */
export const someLessons: fc.Arbitrary<readonly LockableTrigger[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 20 }),
    parent_trigger: fc.option(fc.integer({ min: 0, max: 22 }), { freq: 2 }),
    finished: fc.boolean(),
    released: fc.boolean(),
    extra: fc.boolean(),
    draft: fc.constant(null),
    paused: fc.constant(null),
    opened: fc.option(fc.boolean(), { freq: 3 }),
    ...aPlace,
  }),
  { selector: ({ id }) => id, maxLength: 15 },
);

/** Lessons without children, all released, none extra. */
export const aPlainCourse: fc.Arbitrary<readonly LockableTrigger[]> = fc
  .array(fc.record({ finished: fc.boolean(), ...aPlace }), { maxLength: 15 })
  .map((lessons) =>
    lessons.map((lesson, index) => ({
      id: index + 1,
      parent_trigger: null,
      released: true,
      extra: false,
      draft: null,
      paused: null,
      opened: null,
      ...lesson,
    })),
  );

type Levelled = { readonly triggers: readonly CourseTrigger[]; readonly finished: number; readonly unfinished: number };

const trigger = (id: number, parent: number | null, given: Partial<CourseTrigger>): CourseTrigger => ({
  id,
  parent_trigger: parent,
  finished: true,
  draft: false,
  paused: false,
  ...given,
});

/**
 * A course of so many finished and unfinished lessons, each with children, some of them drafts with children of their own; an unfinished
 * one lacks itself or a grandchild.
 */
export const aCourseWithLevel: fc.Arbitrary<Levelled> = fc
  .record({
    lessons: fc.array(fc.record({ done: fc.boolean(), deep: fc.boolean(), draftBelow: fc.boolean() }), { minLength: 1, maxLength: 8 }),
    drafts: fc.nat(3),
  })
  .map(({ lessons, drafts }) => ({
    finished: lessons.filter(({ done }) => done).length,
    unfinished: lessons.filter(({ done }) => !done).length,
    triggers: [
      ...lessons.flatMap(({ done, deep, draftBelow }, index) => {
        const id = (index + 1) * 10;
        return [
          trigger(id, null, { finished: done || deep }),
          trigger(id + 1, id, {}),
          trigger(id + 2, id + 1, { finished: done || !deep }),
          ...(draftBelow ? [trigger(id + 3, id, { draft: true, finished: false }), trigger(id + 4, id + 3, { finished: false })] : []),
        ];
      }),
      ...Array.from({ length: drafts }, (_, index) =>
        trigger(1000 + index, null, { [index % 2 === 0 ? "draft" : "paused"]: true, finished: index === 0 }),
      ),
    ],
  }));

/** Courses of distinct ids, close together so that ties are common. */
export const someCourses: fc.Arbitrary<readonly ListedCourse[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 60 }),
    level: fc.constantFrom(1, 2, 3),
    show_order: fc.option(fc.constantFrom(0, 1, 2_000)),
    created_at: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  { selector: ({ id }) => id, maxLength: 25 },
);
