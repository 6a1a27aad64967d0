import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptedStep, codePeriod } from "../../../core/two-step/accepted-step.rule.ts";

/** Codes that tell their step. */
const codeAt = (step: number): string => `code ${step}`;
const moment = fc.integer({ min: 1_000_000_000, max: 4_000_000_000 });
const stepOf = (now: number): number => Math.floor(now / codePeriod);

describe("the time step of a code", () => {
  it("should be accepted for the current step and one before and after it, and for no other", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -50, max: 50 }), (now, away) => {
        const step = stepOf(now) + away;
        expect(acceptedStep({ code: codeAt(step), codeAt, now, lastStep: 0 })).toBe(Math.abs(away) <= 1 ? step : null);
      }),
    );
  });

  it("should be refused once it was accepted, as should earlier ones", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 }), (now, first, second) => {
        const lastStep = acceptedStep({ code: codeAt(stepOf(now) + first), codeAt, now, lastStep: 0 });
        expect(lastStep).not.toBeNull();
        expect(acceptedStep({ code: codeAt(stepOf(now) + second), codeAt, now, lastStep: lastStep ?? 0 })).toBe(
          second > first ? stepOf(now) + second : null,
        );
      }),
    );
  });

  it("should end with its period and one more", () => {
    const now = 1_782_907_200;
    const step = stepOf(now);
    const end = (step + 1) * codePeriod;
    expect(acceptedStep({ code: codeAt(step), codeAt, now: end + codePeriod - 1, lastStep: 0 })).toBe(step);
    expect(acceptedStep({ code: codeAt(step), codeAt, now: end + codePeriod, lastStep: 0 })).toBeNull();
    expect(acceptedStep({ code: codeAt(step), codeAt, now: now - codePeriod, lastStep: 0 })).toBe(step);
    expect(acceptedStep({ code: codeAt(step), codeAt, now: now - codePeriod - 1, lastStep: 0 })).toBeNull();
  });
});
