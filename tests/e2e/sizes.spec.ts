import { describe, expect, it } from "vitest";
import { pageSizes, strayMains, waitingInCircles } from "../bench/page-sizes.ts";

describe("the built pages", () => {
  it("should stay within their JavaScript budgets", () => {
    const sizes = pageSizes();
    expect(sizes.length).toBeGreaterThan(4);
    expect(
      sizes.filter(({ bytes, limit }) => bytes > limit).map(({ name, bytes, limit }) => `${name}: ${bytes} of ${limit} bytes`),
    ).toEqual([]);
    expect(Math.min(...sizes.map(({ bytes }) => bytes))).toBeGreaterThan(0);
  });

  it("should have no files that wait for one another", () => {
    expect(waitingInCircles()).toEqual([]);
  });

  it("should never load the main file of another page", () => {
    expect(strayMains()).toEqual([]);
  });
});
