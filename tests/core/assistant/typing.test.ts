import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { followsReply, mayJudge, nothingTyped, received, typedOn, typingStep } from "../../../core/assistant/typing.rule.ts";

describe("typing effect", () => {
  it("should show a character every 10 milliseconds [A9.11]", () => {
    expect(typingStep).toBe(10);
    const short = received(nothingTyped, 5);
    expect([0, 1, 3, 5, 9].map((steps) => typedOn(short, steps).shown)).toEqual([0, 1, 3, 5, 5]);
  });

  it("should catch up with a long reply within two seconds", () => {
    expect(typedOn(received(nothingTyped, 10_000), 1).shown).toBe(50);
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 }), (before, more) => {
        const half = typedOn(received(nothingTyped, before), 50);
        expect(typedOn(received(half, before + more), 200).shown).toBe(before + more);
      }),
    );
  });

  it("should let a reply be rated only once it is complete and shown [A2.45]", () => {
    const reply = received(nothingTyped, 3);
    expect(mayJudge(reply, true)).toBe(false);
    expect(mayJudge(typedOn(reply, 3), false)).toBe(false);
    expect(mayJudge(typedOn(reply, 3), true)).toBe(true);
  });

  it("should scroll along only in a view within 60 pixels of its end [A9.12]", () => {
    expect([0, 60, 61].map(followsReply)).toEqual([true, true, false]);
  });
});
