import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeSignInGate } from "../../../core/auth/sign-in-gate.service.ts";

describe("the sign-in gate", () => {
  it("should ask for no login while no user is signed in", async () => {
    const gate = makeSignInGate();
    expect(await gate.ask(gate.round())).toBe(false);
  });

  it("should continue a call that was refused under an earlier sign-in", async () => {
    const gate = makeSignInGate();
    gate.open();
    const sentUnder = gate.round();
    gate.open();
    expect(await gate.ask(sentUnder)).toBe(true);
  });

  it("should ask once for any number of calls, and answer all of them alike", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 20 }), fc.boolean(), async (calls, comesBack) => {
        const gate = makeSignInGate();
        gate.open();
        const asked: boolean[] = [];
        gate.asked$.subscribe((isAsked) => asked.push(isAsked));
        const waiting = Array.from({ length: calls }, () => gate.ask(gate.round()));
        if (comesBack) gate.open();
        else gate.close();
        expect(await Promise.all(waiting)).toEqual(waiting.map(() => comesBack));
        expect(asked).toEqual([false, true, false]);
      }),
    );
  });
});
