import { describe } from "vitest";
import { cases, wrongAt } from "./rule-cases.ts";

const trigger = (start_time: number | null, end_time: number | null, more: object = {}) => ({
  trigger: { draft: false, paused: false, start_time, end_time, ...more },
  now: 10,
});

describe("rules of automations and campaigns", () => {
  cases("trigger-status", "B4.01 G64", [
    [trigger(5, null, { draft: true, paused: true }), "draft"],
    [trigger(null, null, { paused: true }), "paused"],
    [trigger(null, null), "scheduled"],
    [trigger(0, null), "scheduled"],
    [trigger(11, null), "scheduled"],
    [trigger(10, null), "live"],
    [trigger(5, 10), "finished"],
    [trigger(5, 11), "live"],
    [trigger(5, 0), "live"],
    [{ trigger: {}, now: 1 }, "scheduled"],
    [{ trigger: {} }, wrongAt("now")],
  ]);

  cases("automation-filter", "C4.01 G65", [
    [trigger(5, null, { end_option: "afterAll" }), ["all", "live"]],
    [trigger(5, null, { end_option: "ongoing" }), ["all", "live", "ongoing"]],
    [trigger(11, null, { end_option: "ongoing" }), ["all", "scheduled"]],
    [trigger(5, null, { draft: true, end_option: "ongoing" }), ["all", "draft"]],
    [trigger(5, null, { paused: true, end_option: "ongoing" }), ["all", "paused"]],
    [trigger(5, 10, { end_option: "ongoing" }), ["all", "finished"]],
  ]);

  cases("campaign-status", "B4.03 G61", [
    [{ campaign: { start_time: 11, end_time: null }, now: 10 }, "scheduled"],
    [{ campaign: { start_time: 10, end_time: null }, now: 10 }, "live"],
    [{ campaign: { start_time: null, end_time: null }, now: 10 }, "live"],
    [{ campaign: { start_time: 0, end_time: 0 }, now: 10 }, "live"],
    [{ campaign: { start_time: null, end_time: 10 }, now: 10 }, "ended"],
    [{ campaign: { start_time: 5, end_time: 11 }, now: 10 }, "live"],
    [{ campaign: { start_time: 11, end_time: 5 }, now: 10 }, "scheduled"],
  ]);

  const campaign = (id: number | string, more: object = {}) => ({
    id,
    portal_section: null,
    start_time: null,
    end_time: null,
    show_order: null,
    created_at: null,
    ...more,
  });
  const listed = (...campaigns: readonly object[]) => ({ campaigns, sections: ["A", "B"], now: 100 });
  cases("campaign-order", "B4.15 G62", [
    [
      listed(campaign(1, { portal_section: "B" }), campaign(2, { portal_section: "A" }), campaign(3, { portal_section: "Z" }), campaign(4)),
      [2, 1, 4, 3],
    ],
    [listed(campaign(1, { end_time: 50 }), campaign(2), campaign(3, { start_time: 200 })), [3, 2, 1]],
    [
      listed(campaign(1), campaign(2, { show_order: 0 }), campaign(3, { show_order: 999 }), campaign(4, { show_order: 1001 })),
      [2, 3, 1, 4],
    ],
    [listed(campaign(1, { created_at: 5 }), campaign(2, { created_at: 9 })), [2, 1]],
    [listed(campaign(9), campaign(10)), [10, 9]],
    [listed(campaign("a"), campaign("b")), ["b", "a"]],
    [{ campaigns: [], sections: [], now: 1 }, []],
  ]);

  const repeat = (start_date: string, rerun: string, count: number, more: object = {}) => ({
    start_date,
    start_at: "09:00",
    timezone: "UTC",
    rerun,
    weekdays: [],
    count,
    ...more,
  });
  cases("rerun-times", "C4.04 G67 G68 G69", [
    [repeat("2024-01-31", "never", 3), [1_706_691_600]],
    [repeat("2024-01-31", "monthly", 3), [1_706_691_600, 1_709_197_200, 1_711_875_600]],
    [repeat("2024-02-29", "yearly", 2), [1_709_197_200, 1_740_733_200]],
    [repeat("2024-03-01", "weekly", 2), [1_709_283_600, 1_709_888_400]],
    [repeat("2024-03-01", "daily", 2, { weekdays: [1] }), [1_709_542_800, 1_710_147_600]],
    [repeat("2024-03-01", "weekly", 3, { weekdays: [1, 3] }), [1_709_542_800, 1_709_715_600, 1_710_147_600]],
    [repeat("2024-03-01", "never", 1, { weekdays: [1] }), [1_709_542_800]],
    [repeat("2024-03-09", "daily", 3, { start_at: "02:30", timezone: "America/New_York" }), [1_709_969_400, 1_710_054_000, 1_710_138_600]],
    [repeat("2024-02-30", "daily", 1), wrongAt("start_date")],
    [repeat("2024-03-01", "weekly", 1, { weekdays: [0] }), wrongAt("weekdays.0")],
    [repeat("2024-03-01", "weekly", 1, { weekdays: [8] }), wrongAt("weekdays.0")],
    [repeat("2024-03-01", "daily", 1, { timezone: "Mars/Base" }), wrongAt("timezone")],
  ]);

  const typed = (start_date: string | null, start_at: string | null, timezone: string | null, org_timezone: string | null) => ({
    start_date,
    start_at,
    timezone,
    org_timezone,
  });
  cases("trigger-times", "G66 G67", [
    [typed("2024-03-01", null, null, null), { start_time: 1_709_283_600 }],
    [typed("2024-03-01", "00:00", null, "Europe/Berlin"), { start_time: 1_709_247_600 }],
    [typed("2024-03-01", "00:00", "UTC", "Europe/Berlin"), { start_time: 1_709_251_200 }],
    [typed("2024-03-10", "02:30", "America/New_York", null), { start_time: 1_710_054_000 }],
    [typed("2024-11-03", "01:30", "America/New_York", null), { start_time: 1_730_611_800 }],
    [typed(null, "09:00", null, null), { start_time: null }],
    [typed("2024-03-01", "24:00", null, null), wrongAt("start_at")],
  ]);

  const set = "Please set all conditions.";
  cases("condition-step", "C5.04 C5.05 C5.06 G76", [
    [{ conditions: [{ match: ["vip"], is: "yes" }] }, { valid: true, message: null }],
    [{ conditions: [{ match: [""], is: "yes" }] }, { valid: false, message: set }],
    [{ conditions: [{ match: ["  "], is: "yes" }] }, { valid: false, message: set }],
    [{ conditions: [{ match: [0], is: "yes" }] }, { valid: true, message: null }],
    [{ conditions: [{ match: [], is: "no" }] }, { valid: true, message: null }],
    [
      {
        conditions: [
          { match: ["a"], is: "yes" },
          { match: [], is: "x" },
        ],
      },
      { valid: false, message: set },
    ],
    [{ conditions: [] }, { valid: false, message: set }],
  ]);

  const none = "No Tag Supplied to Add or Remove!";
  cases("tag-step", "C5.02 M25", [
    [
      { add_tags: [], remove_tags: [] },
      { valid: false, message: none },
    ],
    [
      { add_tags: ["#", "  "], remove_tags: [] },
      { valid: false, message: none },
    ],
    [
      { add_tags: ["vip"], remove_tags: [] },
      { valid: true, message: null },
    ],
    [
      { add_tags: [], remove_tags: ["vip"] },
      { valid: true, message: null },
    ],
    [
      { add_tags: ["VIP"], remove_tags: ["#vip "] },
      { valid: false, message: "Tag cannot be both added and removed." },
    ],
    [{}, { valid: false, message: none }],
  ]);
});
