import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { mostReviewPoints, partMean, reviewedPoints } from "../../../core/lessons/items/video-review.model.ts";
import { decideReview } from "../../../core/video-reviews/decide-review.rule.ts";
import { isDisputed } from "../../../core/video-reviews/is-disputed.rule.ts";

const parts = fc.array(fc.record({ name: fc.string(), points: fc.integer({ min: 0, max: 1000 }) }), { minLength: 1, maxLength: 6 });
const within = parts.chain((known) =>
  fc.record({
    known: fc.constant(known),
    comps: fc.array(fc.tuple(...known.map(({ points }) => fc.integer({ min: 0, max: points }))), { minLength: 1, maxLength: 5 }),
  }),
);

describe("Points of reviews", () => {
  it("should lie between the least and the most that reviewers gave for a part, and be 1200 in all at most", () => {
    fc.assert(
      fc.property(within, ({ known, comps }) => {
        const reviews = comps.map((given) => ({ comps: given }));
        for (const [index, part] of known.entries()) {
          const given = comps.map((one) => one[index] ?? 0);
          const mean = partMean(part, index, reviews);
          expect(mean).toBeGreaterThanOrEqual(Math.min(...given));
          expect(mean).toBeLessThanOrEqual(Math.max(...given));
        }
        expect(reviewedPoints(known, reviews)).toBeLessThanOrEqual(mostReviewPoints);
      }),
    );
  });

  it("should be those of the only reviewer, and not be disputed by equal reviews", () => {
    fc.assert(
      fc.property(within, fc.integer({ min: 1, max: 4 }), ({ known, comps: [first = []] }, times) => {
        const reviews = Array.from({ length: times }, () => ({ comps: first }));
        expect(reviewedPoints(known, reviews)).toBe(
          Math.min(
            mostReviewPoints,
            first.reduce((sum, one) => sum + one, 0),
          ),
        );
        expect(isDisputed(known, reviews)).toBe(false);
      }),
    );
  });

  it("should be refused beyond a part's maximum by however little, and taken up to it", () => {
    fc.assert(
      fc.property(within, fc.nat(), fc.integer({ min: 1, max: 1000 }), ({ known, comps: [first = []] }, at, more) => {
        const reviewed = { parts: known, reviews: [], duration: null };
        const reviewer = { user: 1, name: "", at: 0 };
        const wrong = at % known.length;
        const beyond = first.map((one, index) => (index === wrong ? (known[index]?.points ?? 0) + more : one));
        expect(E.isRight(decideReview(reviewed, reviewer, { comps: first, comments: [] }))).toBe(true);
        expect(E.isLeft(decideReview(reviewed, reviewer, { comps: beyond, comments: [] }))).toBe(true);
      }),
    );
  });
});
