import { isLeft, isRight } from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { cutBefore, decideRetention, retentionProblems, standardDays } from "../../../core/retention/decide-retention.rule.ts";
import { retentionKeys, retentionKinds } from "../../../core/retention/retention-kinds.rule.ts";

describe("how long records are kept", () => {
  it.each(retentionKeys)("should accept days of %s at both limits, and none beyond", (key) => {
    const { min, max, standard } = retentionKinds[key];
    const refused = (days: number | null): boolean => `days.${key}` in retentionProblems({ ...standardDays, [key]: days });
    expect([min, max].filter(refused)).toEqual([]);
    expect([min - 1, max + 1, min + 0.5, Number.NaN].filter((days) => !refused(days))).toEqual([]);
    expect(refused(null)).toBe(standard !== null);
  });

  it("should refuse what another administrator changed meanwhile, with what is stored", () => {
    const stored = { version: 2, days: standardDays };
    const refused = decideRetention(stored, { version: 1, days: standardDays });
    expect(isLeft(refused) && refused.left).toMatchObject({ tag: "conflict", current: stored });
    expect(isRight(decideRetention(stored, { version: 2, days: { ...standardDays, usage: 90 } }))).toBe(true);
  });

  it("should cut nothing of what is kept for ever", () => {
    expect([cutBefore(null, 100), cutBefore(1, 86_500)]).toEqual([null, 100]);
  });
});
