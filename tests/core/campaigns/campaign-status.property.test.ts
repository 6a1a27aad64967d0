import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { campaignStatus } from "../../../core/campaigns/campaign-status.rule.ts";
import { anInstant, campaignThatIs } from "../../arbitraries/campaigns.arb.ts";

describe("campaign status", () => {
  it.each(["scheduled", "live", "ended"] as const)("should be %s for every campaign built to be so [B4.03]", (status) => {
    fc.assert(
      fc.property(campaignThatIs(status), ({ campaign, now }) => {
        expect(campaignStatus(campaign, now)).toBe(status);
      }),
    );
  });

  it("should change only at the start and at the end", () => {
    fc.assert(
      fc.property(anInstant, fc.integer({ min: 1, max: 1000 }), fc.integer({ min: -1500, max: 1500 }), (start, length, offset) => {
        const campaign = { start_time: start, end_time: start + length };
        const now = start + offset;
        const changed = campaignStatus(campaign, now) !== campaignStatus(campaign, now - 1);
        expect(changed).toBe(now === start || now === start + length);
      }),
    );
  });
});
