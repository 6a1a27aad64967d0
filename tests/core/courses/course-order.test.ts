import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ListedCourse } from "../../../core/courses/course-order.rule.ts";
import { byCourseOrder, inCourseOrder } from "../../../core/courses/course-order.rule.ts";
import type { Id } from "../../../core/kernel/id.ts";
import { someCourses } from "../../arbitraries/courses.arb.ts";

const course = (id: Id, given: Partial<ListedCourse> = {}): ListedCourse => ({
  id,
  level: 1,
  show_order: null,
  created_at: null,
  ...given,
});
const order = (...courses: readonly ListedCourse[]) => inCourseOrder(courses).map(({ id }) => id);

describe("course order", () => {
  it("should go by level, then show_order with missing ones last, then the newest [B4.14]", () => {
    expect(order(course(1, { level: 3, show_order: 0 }), course(2, { level: 2 }), course(3, { level: 1 }))).toEqual([3, 2, 1]);
    expect(order(course(1), course(2, { show_order: 5_000 }), course(3, { show_order: 0 }))).toEqual([3, 2, 1]);
    expect(order(course(1, { created_at: 10 }), course(2, { created_at: 20 }), course(3))).toEqual([2, 1, 3]);
    expect(order(course(9), course(10))).toEqual([10, 9]);
    expect(order(course(9, { show_order: 7 }), course(1, { show_order: 6 }), course(12))).toEqual([1, 9, 12]);
    expect(order(course(9), course("abc"), course(10), course("10"))).toEqual(order(course("10"), course(10), course("abc"), course(9)));
  });

  it("should be a total order, whatever the order of the input", () => {
    fc.assert(
      fc.property(
        someCourses.chain((courses) => fc.tuple(fc.constant(courses), fc.shuffledSubarray([...courses], { minLength: courses.length }))),
        ([courses, shuffled]) => {
          const { compare } = byCourseOrder(courses);
          const sorted = inCourseOrder(courses);
          expect(inCourseOrder(shuffled)).toEqual(sorted);
          sorted.slice(1).forEach((after, index) => {
            const before = sorted[index];
            expect(before && compare(before, after)).toBe(-1);
          });
        },
      ),
    );
  });
});
