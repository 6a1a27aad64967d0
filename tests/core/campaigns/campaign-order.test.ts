import { describe, expect, it } from "vitest";
import type { ListedCampaign } from "../../../core/campaigns/campaign-order.rule.ts";
import { inCampaignOrder } from "../../../core/campaigns/campaign-order.rule.ts";

const campaign = (id: number | string, given: Partial<ListedCampaign> = {}): ListedCampaign => ({
  id,
  portal_section: null,
  start_time: null,
  end_time: null,
  show_order: null,
  created_at: null,
  ...given,
});

const order = (...campaigns: readonly ListedCampaign[]) => inCampaignOrder(campaigns, ["Basics", "Advanced"], 100).map(({ id }) => id);

describe("campaign order", () => {
  it("should go by section first, then status, then show_order, then the newest [B4.15]", () => {
    const later = campaign(1, { portal_section: "Advanced", start_time: 200 });
    const ended = campaign(2, { portal_section: "Basics", end_time: 50, show_order: 1, created_at: 9 });
    const live = campaign(3, { portal_section: "Basics", show_order: 5 });
    const scheduled = campaign(4, { portal_section: "Basics", start_time: 200, show_order: 2000 });
    const first = campaign(5, { portal_section: "Basics", show_order: 2 });
    const newest = campaign(6, { portal_section: "Basics", show_order: 5, created_at: 10 });
    expect(order(later, ended, live, scheduled, first, newest)).toEqual([4, 5, 6, 3, 2, 1]);
  });

  it("should put campaigns without a section and with unknown ones last, together", () => {
    const unknown = campaign(1, { portal_section: "Gone", show_order: 2 });
    const none = campaign(2, { show_order: 1 });
    const known = campaign(3, { portal_section: "Advanced", show_order: 9000 });
    expect(order(unknown, none, known)).toEqual([3, 2, 1]);
  });

  it("should use 1000 for a missing show_order, and 0 as it is [B9.04]", () => {
    expect(order(campaign(1, { show_order: 1001 }), campaign(2), campaign(3, { show_order: 999 }), campaign(4, { show_order: 0 }))).toEqual(
      [4, 3, 2, 1],
    );
  });

  it("should put the newest first whatever its id, and one of unknown age last [B4.15]", () => {
    const [old, young, unknown] = [campaign(8, { created_at: 5 }), campaign(2, { created_at: 6 }), campaign(9)];
    expect(order(old, young, unknown)).toEqual([2, 8, 9]);
    expect(order(campaign(9), campaign(1, { created_at: 0 }), campaign(5, { created_at: 0 }))).toEqual([9, 5, 1]);
  });

  it("should break ties by the higher id, numbers as numbers", () => {
    expect(order(campaign(9), campaign(10), campaign(2))).toEqual([10, 9, 2]);
    expect(order(campaign("9"), campaign("10"))).toEqual(["9", "10"]);
    expect(order(campaign(9), campaign("abc"), campaign(10), campaign("10"))).toEqual(
      order(campaign("10"), campaign(10), campaign("abc"), campaign(9)),
    );
  });
});
