import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CourseCard } from "../../../core/learning/course.model.ts";
import { dayPart, finishedPercent, portalHome } from "../../../core/learning/portal-home.view-model.ts";

const card = (id: number, more: Partial<CourseCard>): CourseCard => ({
  id,
  name: "",
  summary: "",
  cover: null,
  portal_section: null,
  status: "current",
  level: 2,
  joined_at: 1,
  touched_at: null,
  lessons: 3,
  finished: 1,
  points: 10,
  paused: false,
  drip_paused: false,
  due_at: null,
  next: { id: 1, name: "Next" },
  ...more,
});

describe("The portal's home", () => {
  it("should continue with the course of the last activity that has something left", () => {
    const courses = [
      card(1, { touched_at: 5 }),
      card(2, { touched_at: 9 }),
      card(3, { touched_at: 99, next: null }),
      card(4, { joined_at: 8 }),
      card(5, { status: "completed", touched_at: 50 }),
    ];
    expect(portalHome(courses).goOn?.id).toBe(2);
    expect(portalHome([card(4, { joined_at: 8 }), card(1, { touched_at: 5 })]).goOn?.id).toBe(4);
    expect(portalHome([card(6, { status: "available", next: null })]).goOn).toBe(null);
  });

  it("should put every course in one section, in the given order [C4.25]", () => {
    const status = fc.constantFrom("available" as const, "current" as const, "completed" as const);
    fc.assert(
      fc.property(fc.array(fc.record({ status })), (facts) => {
        const courses = facts.map((fact, id) => card(id, fact));
        const { current, available, completed } = portalHome(courses);
        for (const part of [current, available, completed])
          expect(part.map(({ id }) => id)).toEqual(part.map(({ id }) => id).toSorted((a, b) => a - b));
        expect(current.length + available.length + completed.length).toBe(courses.length);
      }),
    );
  });

  it.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 66],
    [3, 3, 100],
  ])("should floor %i of %i finished lessons to %i percent", (finished, lessons, percent) => {
    expect(finishedPercent({ finished, lessons })).toBe(percent);
  });

  it("should greet by the time of day", () => {
    expect([4, 5, 11, 12, 17, 18, 23].map(dayPart)).toEqual([
      "evening",
      "morning",
      "morning",
      "afternoon",
      "afternoon",
      "evening",
      "evening",
    ]);
  });
});
