import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byCampaignOrder, inCampaignOrder } from "../../../core/campaigns/campaign-order.rule.ts";
import { aCampaignList, someSections } from "../../arbitraries/campaigns.arb.ts";

const now = 10;

describe("campaign order", () => {
  it("should not depend on the order of the input", () => {
    fc.assert(
      fc.property(
        aCampaignList.chain((campaigns) =>
          fc.tuple(fc.constant(campaigns), fc.shuffledSubarray([...campaigns], { minLength: campaigns.length })),
        ),
        ([campaigns, shuffled]) => {
          expect(inCampaignOrder(shuffled, someSections, now)).toEqual(inCampaignOrder(campaigns, someSections, now));
        },
      ),
    );
  });

  it("should order each pair as the pairwise rule does, without ties", () => {
    fc.assert(
      fc.property(aCampaignList, (campaigns) => {
        const { compare } = byCampaignOrder(campaigns, someSections, now);
        const sorted = inCampaignOrder(campaigns, someSections, now);
        expect(sorted).toHaveLength(campaigns.length);
        sorted.slice(1).forEach((campaign, index) => {
          const before = sorted[index];
          expect(before && compare(before, campaign)).toBe(-1);
          expect(before && compare(campaign, before)).toBe(1);
        });
      }),
    );
  });
});
