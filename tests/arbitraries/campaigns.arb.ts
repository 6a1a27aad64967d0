import fc from "fast-check";
import type { ListedCampaign } from "../../core/campaigns/campaign-order.rule.ts";
import type { CampaignPeriod, CampaignStatus } from "../../core/campaigns/campaign-status.rule.ts";

/** An instant, in epoch seconds, with room before and after it. */
export const anInstant = fc.integer({ min: 1_000_000_000, max: 2_000_000_000 });
const aWhile = fc.integer({ min: 1, max: 100_000_000 });
const unset = fc.constantFrom(null, 0);

type Timed = { readonly campaign: CampaignPeriod; readonly now: number };

/** A campaign and a moment at which its status is known. */
export const campaignThatIs = (status: CampaignStatus): fc.Arbitrary<Timed> => {
  switch (status) {
    case "scheduled":
      return fc
        .record({ now: anInstant, ahead: aWhile, end: fc.option(anInstant) })
        .map(({ now, ahead, end }) => ({ campaign: { start_time: now + ahead, end_time: end }, now }));
    case "ended":
      return fc
        .record({ now: anInstant, ago: fc.oneof(fc.constant(0), aWhile), start: fc.oneof(unset, fc.integer({ min: 1, max: 999_999_999 })) })
        .map(({ now, ago, start }) => ({ campaign: { start_time: start, end_time: now - ago }, now }));
    case "live":
      return fc
        .record({
          now: anInstant,
          ago: fc.oneof(fc.constant(0), aWhile),
          left: aWhile,
          hasStart: fc.boolean(),
          hasEnd: fc.boolean(),
          none: unset,
        })
        .map(({ now, ago, left, hasStart, hasEnd, none }) => ({
          campaign: { start_time: hasStart ? now - ago : none, end_time: hasEnd ? now + left : none },
          now,
        }));
  }
};

export const someSections: readonly string[] = ["Basics", "Advanced", "Extras"];

/** Campaigns of distinct ids, close together so that ties are common. */
export const aCampaignList: fc.Arbitrary<readonly ListedCampaign[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 60 }),
    portal_section: fc.option(fc.constantFrom(...someSections, "Elsewhere")),
    start_time: fc.constantFrom(null, 0, 5, 15),
    end_time: fc.constantFrom(null, 0, 8, 20),
    show_order: fc.option(fc.constantFrom(0, 1, 1000, 1001)),
    created_at: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  { selector: ({ id }) => id, maxLength: 25 },
);
