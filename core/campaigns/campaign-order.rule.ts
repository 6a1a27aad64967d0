import { concatAll } from "fp-ts/lib/Monoid.js";
import * as N from "fp-ts/lib/number.js";
import * as Ord from "fp-ts/lib/Ord.js";
import * as t from "io-ts";
import { Id, byIdAmong } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import type { CampaignStatus } from "./campaign-status.rule.ts";
import { CampaignPeriod, campaignStatus } from "./campaign-status.rule.ts";

export const ListedCampaign = t.intersection(
  [CampaignPeriod, t.type({ id: Id, portal_section: orNull(t.string), show_order: orNull(t.number), created_at: orNull(t.number) })],
  "ListedCampaign",
);
export type ListedCampaign = t.TypeOf<typeof ListedCampaign>;

/** The show_order of a campaign without one. */
export const defaultShowOrder = 1000;

const statusRank = { scheduled: 0, live: 1, ended: 2 } as const satisfies Record<CampaignStatus, number>;

/**
 * By portal section in the organisation's order, others last; then scheduled, live, ended; then show_order; then newest first; then higher
 * id first.
 * @param now epoch seconds
 */
export const byCampaignOrder = (
  campaigns: readonly ListedCampaign[],
  sections: readonly string[],
  now: number,
): Ord.Ord<ListedCampaign> => {
  const sectionRank = (campaign: ListedCampaign): number => {
    const index = campaign.portal_section === null ? -1 : sections.indexOf(campaign.portal_section);
    return index === -1 ? sections.length : index;
  };
  const byNumber = (of: (campaign: ListedCampaign) => number) => Ord.contramap(of)(N.Ord);
  return concatAll(Ord.getMonoid<ListedCampaign>())([
    byNumber(sectionRank),
    byNumber((campaign) => statusRank[campaignStatus(campaign, now)]),
    byNumber((campaign) => campaign.show_order ?? defaultShowOrder),
    Ord.reverse(byNumber((campaign) => campaign.created_at ?? 0)),
    Ord.reverse(Ord.contramap((campaign: ListedCampaign) => campaign.id)(byIdAmong(campaigns.map(({ id }) => id)))),
  ]);
};

/**
 * The campaigns as the list shows them.
 * @param now epoch seconds
 */
export const inCampaignOrder = <C extends ListedCampaign>(
  campaigns: readonly C[],
  sections: readonly string[],
  now: number,
): readonly C[] => campaigns.toSorted(byCampaignOrder(campaigns, sections, now).compare);
