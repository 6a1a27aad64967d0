import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SortedTrigger } from "../../../core/courses/lesson-order.rule.ts";
import { lessonOrder } from "../../../core/courses/lesson-order.rule.ts";
import { aPlainCourse, someLessons } from "../../arbitraries/courses.arb.ts";

const lesson = (id: number | string, given: Partial<SortedTrigger> = {}): SortedTrigger => ({
  id,
  parent_trigger: null,
  finished: false,
  sorting_time: null,
  order: null,
  ...given,
});
const order = (...triggers: readonly SortedTrigger[]) => lessonOrder(triggers).map(({ id }) => id);

describe("lesson order", () => {
  it("should sort finished lessons after unfinished ones, each by sorting_time plus order [B4.12]", () => {
    expect(order(lesson(1, { sorting_time: 1002, order: 4 }), lesson(2, { sorting_time: 1000, order: 5 }))).toEqual([2, 1]);
    expect(
      order(lesson(1, { finished: true }), lesson(2, { sorting_time: 9_999 }), lesson(3, { finished: true, sorting_time: -1 })),
    ).toEqual([2, 3, 1]);
  });

  it("should treat a missing sorting_time or order as 0, and order by id when sums are equal", () => {
    expect(
      order(lesson(10, { sorting_time: 3 }), lesson(9, { order: 3 }), lesson(2, { sorting_time: 1, order: 2 }), lesson(1, { order: 4 })),
    ).toEqual([2, 9, 10, 1]);
    expect(order(lesson("b"), lesson("B"), lesson("a"))).toEqual(["B", "a", "b"]);
  });

  it("should treat a lesson as finished only with its children, which are not listed [B4.11]", () => {
    expect(order(lesson(1, { finished: true }), lesson(2, { parent_trigger: 1 }), lesson(3, { order: 1 }))).toEqual([1, 3]);
    expect(order(lesson(1, { finished: true }), lesson(2, { parent_trigger: 1, finished: true }), lesson(3, { order: 1 }))).toEqual([3, 1]);
  });

  it("should list children of missing parents and members of a cycle, but nothing below a cycle", () => {
    expect(
      order(
        lesson(1, { parent_trigger: 77 }),
        lesson(2, { parent_trigger: 3 }),
        lesson(3, { parent_trigger: 2 }),
        lesson(4, { parent_trigger: 3 }),
      ),
    ).toEqual([1, 2, 3]);
  });

  it("should list every lesson of a course without children once, unfinished ones first", () => {
    fc.assert(
      fc.property(aPlainCourse, (course) => {
        const listed = lessonOrder(course);
        expect(listed.map(({ id }) => id).toSorted()).toEqual(course.map(({ id }) => id).toSorted());
        expect(listed.map(({ finished }) => Number(finished))).toEqual(listed.map(({ finished }) => Number(finished)).toSorted());
      }),
    );
  });

  it("should not depend on the order of the input, even with cycles", () => {
    fc.assert(
      fc.property(
        someLessons.chain((lessons) => fc.tuple(fc.constant(lessons), fc.shuffledSubarray([...lessons], { minLength: lessons.length }))),
        ([lessons, shuffled]) => {
          expect(order(...shuffled)).toEqual(order(...lessons));
        },
      ),
    );
  });
});
