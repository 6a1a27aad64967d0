import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { smsSegments } from "../../../core/conversations/sms-segments.rule.ts";
import { aGsmText, aUnicodeText } from "../../arbitraries/conversations.arb.ts";
import { applied } from "../apply-rule.ts";

const accept = (team_id: unknown, current_team: unknown, my_teams: readonly unknown[] = [1, 2]) =>
  applied("realtime-accept", { message: { team_id }, current_team, my_teams });

describe("realtime message", () => {
  it("should be accepted when it carries no team [A6.10 B4.16]", () => {
    expect(accept(null, 5)).toBe(true);
    expect(accept(undefined, 5)).toBe(true);
    expect(accept(null, null, [])).toBe(true);
  });

  it("should be accepted only in its own team's view [A6.10 B4.16]", () => {
    expect(accept(5, 5)).toBe(true);
    expect(accept("5", 5)).toBe(true);
    expect(accept(5, "5")).toBe(true);
    expect(accept(1, 5)).toBe(false);
    expect(accept(5, 1, [5])).toBe(false);
  });

  it("should be accepted in the view of all teams when the team is one of the user's [A6.10]", () => {
    expect(accept(2, null)).toBe(true);
    expect(accept("2", null)).toBe(true);
    expect(accept(3, null)).toBe(false);
  });
});

describe("SMS segments", () => {
  it.each([
    ["", "GSM-7", 0, 0],
    ["a", "GSM-7", 1, 1],
    ["a".repeat(160), "GSM-7", 160, 1],
    ["a".repeat(161), "GSM-7", 161, 2],
    ["a".repeat(306), "GSM-7", 306, 2],
    ["a".repeat(307), "GSM-7", 307, 3],
    ["€".repeat(80), "GSM-7", 160, 1],
    ["€".repeat(81), "GSM-7", 162, 2],
    ["ñ@£\n", "GSM-7", 4, 1],
    ["ç", "UCS-2", 1, 1],
    ["я".repeat(70), "UCS-2", 70, 1],
    ["я".repeat(71), "UCS-2", 71, 2],
    ["я".repeat(134), "UCS-2", 134, 2],
    ["я".repeat(135), "UCS-2", 135, 3],
    ["👍".repeat(35), "UCS-2", 70, 1],
    ["👍".repeat(36), "UCS-2", 72, 2],
  ])("should count %j as %s in %s units and %s segments", (text, encoding, units, segments) => {
    expect(applied("sms-segments", { text })).toEqual({ encoding, units, segments });
  });

  it("should never split a pair between two segments", () => {
    expect(smsSegments(`${"a".repeat(152)}€${"a".repeat(152)}`)).toMatchObject({ units: 306, segments: 3 });
    expect(smsSegments("👍".repeat(67))).toMatchObject({ units: 134, segments: 3 });
  });

  it("should need as many segments as the units fill, and one more for each pair that would be split at most", () => {
    fc.assert(
      fc.property(aGsmText, ({ text, units }) => {
        const counted = smsSegments(text);
        expect(counted).toMatchObject({ encoding: "GSM-7", units });
        expect(counted.segments).toBeGreaterThanOrEqual(units <= 160 ? Math.min(1, units) : Math.ceil(units / 153));
        expect(counted.segments).toBeLessThanOrEqual(Math.max(1, Math.ceil(units / 152)));
      }),
    );
  });

  it("should use UCS-2 for a single character outside the GSM alphabet", () => {
    fc.assert(
      fc.property(aUnicodeText, ({ text }) => {
        expect(smsSegments(text)).toMatchObject({ encoding: "UCS-2", units: text.length });
      }),
    );
  });
});
