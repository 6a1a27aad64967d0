import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attemptLimit, minutesHere, minutesToWait, tooManyAttempts } from "../../../core/auth/attempt-limit.rule.ts";

const now = 1_782_907_200;
const ago = (...seconds: readonly number[]): readonly number[] => seconds.map((second) => now - second);

describe("minutesHere", () => {
  const tries = (count: number, isHere: boolean) => Array.from({ length: count }, () => ({ at: now, isHere }));
  it.each([
    ["four have failed from here, and many elsewhere where its owner is known", [...tries(4, true), ...tries(100, false)], true, null],
    ["five have failed from here, although its owner is known", tries(5, true), true, 15],
    ["five have failed from here", tries(5, true), false, 15],
    ["twenty-four have failed elsewhere", tries(24, false), false, null],
    ["twenty-five have failed, here and elsewhere", [...tries(1, true), ...tries(24, false)], false, 15],
  ] as const)("should be right when %s", (_what, failures, isKnown, minutes) => {
    expect(minutesHere(failures, isKnown, now)).toBe(minutes);
  });
});

describe("minutesToWait", () => {
  it.each([
    ["nothing has failed", [], null],
    ["four have failed", ago(1, 2, 3, 4), null],
    ["five have failed just now", ago(0, 0, 0, 0, 0), 15],
    ["the fifth last is a second old", ago(0, 0, 0, 0, 1), 15],
    ["the fifth last is a minute old", ago(0, 0, 0, 0, 60), 14],
    ["the fifth last leaves in a second", ago(0, 0, 0, 0, 899), 1],
    ["the fifth last has left", ago(0, 0, 0, 0, 900), null],
    ["more than five have failed", ago(0, 100, 200, 300, 400, 500), 9],
  ])("should be right when %s", (_what, failures, minutes) => {
    expect(minutesToWait(failures, now)).toBe(minutes);
  });

  it("should not depend on the order of the failures", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_000 })), (seconds) => {
        expect(minutesToWait(ago(...seconds), now)).toBe(minutesToWait(ago(...seconds.toReversed()), now));
      }),
    );
  });

  it("should allow the next attempt once the returned minutes have passed", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: attemptLimit.window - 1 }), { minLength: 5, maxLength: 5 }), (seconds) => {
        const minutes = minutesToWait(ago(...seconds), now) ?? 0;
        expect(minutes).toBeGreaterThan(0);
        expect(minutesToWait(ago(...seconds), now + minutes * 60)).toBeNull();
      }),
    );
  });
});

describe("tooManyAttempts", () => {
  it.each([
    [1, "Too many attempts. Try again in 1 minute."],
    [15, "Too many attempts. Try again in 15 minutes."],
  ])("should name %i", (minutes, text) => {
    expect(tooManyAttempts(minutes).message).toBe(text);
  });
});
