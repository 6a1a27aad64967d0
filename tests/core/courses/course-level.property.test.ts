import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { courseLevel } from "../../../core/courses/course-level.rule.ts";
import { courseStatus } from "../../../core/courses/course-status.rule.ts";
import { aCourseWithLevel } from "../../arbitraries/courses.arb.ts";

describe("course level", () => {
  it("should follow from how many lessons a course was built with as finished [B4.13, C4.25]", () => {
    fc.assert(
      fc.property(aCourseWithLevel, ({ triggers, finished, unfinished }) => {
        const expected = finished === 0 ? 1 : unfinished === 0 ? 3 : 2;
        expect(courseLevel({ schema_level: "full", triggers })).toBe(expected);
        expect(courseStatus({ joined: true, schema_level: "full", triggers })).toBe(expected === 3 ? "completed" : "current");
      }),
    );
  });

  it("should not depend on the order of the triggers", () => {
    fc.assert(
      fc.property(
        aCourseWithLevel.chain(({ triggers }) =>
          fc.tuple(fc.constant(triggers), fc.shuffledSubarray([...triggers], { minLength: triggers.length })),
        ),
        ([triggers, shuffled]) => {
          expect(courseLevel({ schema_level: "full", triggers: shuffled })).toBe(courseLevel({ schema_level: "full", triggers }));
        },
      ),
    );
  });
});
