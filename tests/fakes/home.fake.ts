import * as E from "fp-ts/lib/Either.js";
import { inCampaignOrder } from "../../core/campaigns/campaign-order.rule.ts";
import { campaignStatus } from "../../core/campaigns/campaign-status.rule.ts";
import type { CampaignStore } from "../../core/campaigns/campaigns.port.ts";
import type { ItemCounter } from "../../core/home/item-counts.port.ts";
import type { NewsItem } from "../../core/home/news.model.ts";
import type { News } from "../../core/home/news.port.ts";
import type { Failure } from "../../core/kernel/failure.ts";

/** A campaign as it is kept; `gone` once it is deleted. */
export type KeptCampaign = {
  readonly name: string;
  readonly start_time: number;
  readonly end_time: number;
  readonly created_at: number;
  readonly gone: boolean;
};

/** A published course without lessons or learners. */
const plain = {
  portal_section: null,
  show_order: null,
  internal_name: "",
  type: "course",
  user_id: null,
  draft: false,
  paused: false,
  archived_at: null,
  is_default: false,
  lessons: 0,
  learners: 0,
} as const;

/**
 * Campaigns in memory, by the same rules.
 * @param now epoch seconds
 */
export const makeCampaignStoreFake = (kept: readonly KeptCampaign[], now: () => number): CampaignStore => ({
  list: async () => {
    const rows = kept.flatMap(({ gone, ...campaign }, at) =>
      gone ? [] : [{ ...campaign, ...plain, id: at + 1, updated_at: campaign.created_at }],
    );
    return E.right(inCampaignOrder(rows, [], now()).map((campaign) => ({ ...campaign, status: campaignStatus(campaign, now()) })));
  },
});

/** Counts as they are told to it. */
export const makeItemCounterFake = (contacts: number | null, lessons: number | null): ItemCounter => ({
  count: async () => E.right({ contacts, lessons }),
});

export type NewsFake = News & { readonly break: (failure: Failure) => void; readonly mend: () => void };

/** News that can be broken and mended. */
export const makeNewsFake = (items: readonly NewsItem[]): NewsFake => {
  let failure: Failure | null = null;
  return {
    latest: async () => (failure === null ? E.right(items) : E.left(failure)),
    break: (why) => void (failure = why),
    mend: () => void (failure = null),
  };
};

/** An item of the news with a picture. */
export const newsItem = (title: string): NewsItem => ({
  title,
  description: `About ${title}`,
  link: `https://blog.example.com/${title}`,
  enclosures: [{ url: "/news/ask-cy.svg", type: "image/svg+xml" }],
  published_at: 1_782_000_000,
});
