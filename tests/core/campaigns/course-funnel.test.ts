import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { courseFunnel, funnelPlaces } from "../../../core/campaigns/course-funnel.rule.ts";
import { aTrigger } from "./sample-campaign.ts";

describe("The funnel of a course", () => {
  it("should have a place for each lesson that learners see, in order, with its parts", () => {
    const triggers = [
      aTrigger(1, { name: "Hello" }),
      aTrigger(2),
      aTrigger(3, { parent_trigger: 2 }),
      aTrigger(4, { parent_trigger: 3 }),
      aTrigger(5, { draft: true }),
      aTrigger(6, { paused: true }),
      aTrigger(7, { published: false }),
      aTrigger(8, { parent_trigger: 5 }),
    ];
    expect(funnelPlaces(triggers)).toEqual([
      { id: 1, name: "Hello", members: [1] },
      { id: 2, name: "Lesson 2", members: [2, 3, 4] },
      { id: 8, name: "Lesson 8", members: [8] },
    ]);
  });

  it("should count whoever got further among those who reached a lesson", () => {
    const places = funnelPlaces([aTrigger(1), aTrigger(2), aTrigger(3)]);
    expect(courseFunnel(places, [5, 0, 2], [6, 1, 0]).map(({ reached, completed }) => [reached, completed])).toEqual([
      [7, 6],
      [2, 1],
      [2, 0],
    ]);
  });

  it("should never widen", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { minLength: 1, maxLength: 12 }), (furthest) => {
        const places = funnelPlaces(furthest.map((_, at) => aTrigger(at + 1)));
        const reached = courseFunnel(places, furthest, []).map((step) => step.reached);
        expect(reached[0]).toBe(furthest.reduce((sum, n) => sum + n, 0));
        for (const [at, count] of reached.entries()) expect(count).toBeGreaterThanOrEqual(reached[at + 1] ?? 0);
      }),
    );
  });
});
