import { describe, expect, it } from "vitest";
import { cohortLimits, courseCohorts, weekAt } from "../../../core/campaigns/course-cohorts.rule.ts";
import { addDays } from "../../../core/kernel/calendar.ts";

describe("The week of joining", () => {
  it("should begin on Monday at midnight in the zone", () => {
    const monday = Date.parse("2026-06-29T00:00:00Z") / 1000;
    expect([weekAt(monday, "UTC"), weekAt(monday - 1, "UTC")]).toEqual(["2026-06-29", "2026-06-22"]);
    expect([weekAt(monday, "America/New_York"), weekAt(monday - 1, "Asia/Tokyo")]).toEqual(["2026-06-22", "2026-06-29"]);
  });
});

describe("The cohorts of a course", () => {
  it("should stand newest first, with a count for each week that has begun", () => {
    const cohorts = [
      { week: "2026-06-08", joined: 4, finished: 2 },
      { week: "2026-06-29", joined: 3, finished: 0 },
    ];
    const weeks = [
      { week: "2026-06-08", after: 0, learners: 4 },
      { week: "2026-06-08", after: 2, learners: 1 },
      { week: "2026-06-29", after: 0, learners: 2 },
    ];
    expect(courseCohorts(cohorts, weeks, "2026-06-29")).toEqual([
      { week: "2026-06-29", joined: 3, finished: 0, active: [2] },
      { week: "2026-06-08", joined: 4, finished: 2, active: [4, 0, 1, 0] },
    ]);
  });

  it("should be the twelve newest, each with at most eight weeks after its own", () => {
    const monday = "2026-06-29";
    const many = Array.from({ length: 20 }, (_, n) => ({ week: addDays(monday, -7 * n), joined: 1, finished: 0 }));
    const shown = courseCohorts(many, [], monday);
    expect(shown.map(({ week }) => week)).toEqual(many.slice(0, cohortLimits.cohorts).map(({ week }) => week));
    expect(shown.map(({ active }) => active.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9]);
  });
});
