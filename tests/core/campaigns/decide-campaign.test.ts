import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { CampaignRecord, CampaignTrigger } from "../../../core/campaigns/campaign-record.model.ts";
import { campaignRefusals } from "../../../core/campaigns/campaign-refusals.ts";
import { decideCampaignChange, decideCampaignDeletion, decideNewCampaign } from "../../../core/campaigns/decide-campaign.rule.ts";
import {
  decideTriggerChange,
  decideTriggerOrder,
  newTriggerValues,
  parentAfterReturn,
  roomForLessons,
} from "../../../core/campaigns/decide-trigger.rule.ts";
import { aCampaign, aTrigger } from "./sample-campaign.ts";

const noon = 1_782_907_200;
const errors = (answer: E.Either<unknown, unknown>): unknown => (E.isLeft(answer) ? Reflect.get(Object(answer.left), "errors") : null);
const change = (stored: Partial<CampaignRecord>, asked: object) =>
  decideCampaignChange(aCampaign(stored), { version: 3, ...asked }, { group: true }, noon);

describe("A new course", () => {
  it("should be a draft for everybody, with a name", () => {
    expect(decideNewCampaign({ name: "  Knots " })).toMatchObject(
      E.right({ name: "Knots", type: "course", draft: true, offered: "all", about: "" }),
    );
    expect(errors(decideNewCampaign({ name: "   " }))).toEqual({ name: [campaignRefusals.campaign_name_needed.message] });
  });
});

describe("A change of a course", () => {
  it("should be refused against another version, with what is stored", () => {
    const answer = change({ version: 4 }, { name: "New" });
    expect(answer).toMatchObject(E.left({ tag: "conflict", current: { version: 4 } }));
    expect(decideCampaignChange(null, { version: 1 }, { group: true }, noon)).toMatchObject(E.left({ tag: "not-found" }));
  });

  it.each([
    ["no name", {}, { name: " " }, { name: [campaignRefusals.campaign_name_needed.message] }],
    ["an end before the start", { start_time: 20 }, { end_time: 20 }, { end_time: [campaignRefusals.campaign_end_early.message] }],
    ["another type after somebody joined", { learners: 1 }, { type: "drip" }, { type: [campaignRefusals.campaign_type_held.message] }],
    ["an offer to no group", {}, { offered: "group" }, { bookmark_id: [campaignRefusals.campaign_group_needed.message] }],
    [
      "a cover that is no file of the organisation",
      {},
      { cover: "https://elsewhere.example/x.png" },
      { cover: [campaignRefusals.campaign_cover_foreign.message] },
    ],
    ["a cover that is a script", {}, { cover: "javascript:alert(1)" }, { cover: [campaignRefusals.campaign_cover_foreign.message] }],
    ["two due dates", {}, { due_date: "2027-01-01", due_days: 5 }, { due_days: [campaignRefusals.campaign_one_due.message] }],
  ] as const)("should be refused by field: %s", (_name, stored, asked, expected) => {
    expect(errors(change(stored, asked))).toEqual(expected);
  });

  it("should keep the rest, take one due date for the other, and forget the group of another offer", () => {
    expect(change({ summary: "Kept", due_days: 5 }, { due_date: "2027-01-01" })).toMatchObject(
      E.right({ values: { summary: "Kept", due_date: "2027-01-01", due_days: null }, archived_at: null, paused: null }),
    );
    expect(change({ offered: "group", bookmark_id: 4 }, { offered: "all" })).toMatchObject(E.right({ values: { bookmark_id: null } }));
  });

  it("should take a group that the caller sees, a picture of the files or a banner, and write nothing where nothing changes", () => {
    const asked = { version: 3, offered: "group", bookmark_id: 4 } as const;
    expect(errors(decideCampaignChange(aCampaign(), asked, { group: false }, noon))).toEqual({
      bookmark_id: [campaignRefusals.campaign_group_gone.message],
    });
    expect(change({}, { offered: "group", bookmark_id: 4 })).toMatchObject(E.right({ values: { bookmark_id: 4 } }));
    for (const cover of ["/media/11111111-1111-4111-8111-111111111111/Harbor.jpg", "https://cdn.example/media/banners/sea.jpg", null])
      expect(E.isRight(change({}, { cover }))).toBe(true);
    expect(change({ name: "Tides" }, { name: " Tides ", paused: false, archived: false })).toEqual(E.right(null));
  });

  it("should pause and archive once, and take either back", () => {
    expect(change({}, { paused: true, archived: true })).toMatchObject(E.right({ paused: true, archived_at: noon }));
    expect(change({ paused: true, archived_at: 7 }, { paused: true, archived: true })).toEqual(E.right(null));
    expect(change({ paused: true, archived_at: 7 }, { paused: false, archived: false })).toMatchObject(
      E.right({ paused: false, archived_at: null }),
    );
  });

  it("should never delete the default campaign", () => {
    expect(decideCampaignDeletion(aCampaign({ is_default: true }))).toMatchObject(E.left({ tag: "forbidden" }));
  });

  it("should not archive the default course, nor make an archived one the default", () => {
    const refused = { is_default: [campaignRefusals.campaign_default_live.message] };
    expect(errors(change({ is_default: true }, { archived: true }))).toEqual(refused);
    expect(errors(change({ archived_at: noon }, { is_default: true }))).toEqual(refused);
    expect(change({}, { is_default: true })).toMatchObject(E.right({ is_default: true }));
    expect(change({ is_default: true }, { is_default: false, archived: true })).toMatchObject(
      E.right({ is_default: false, archived_at: noon }),
    );
    expect(change({ is_default: true }, { is_default: true })).toEqual(E.right(null));
    expect(E.isRight(decideCampaignDeletion(aCampaign({})))).toBe(true);
  });
});

describe("Lessons of a course", () => {
  const lessons = (...triggers: readonly CampaignTrigger[]) => triggers;
  const decide = (triggers: readonly CampaignTrigger[], id: number, asked: object) =>
    decideTriggerChange(triggers, id, asked, "Europe/Berlin", noon);

  it("should be added at the end as drafts that open from today at nine", () => {
    const added = newTriggerValues(lessons(aTrigger(1, { sorting_time: 10, order: 5 })), 2, 1, "Europe/Berlin", noon);
    expect(added).toMatchObject([
      {
        draft: true,
        paused: false,
        order: 16,
        start_date: "2026-07-01",
        start_at: "09:00",
        start_time: noon - 5 * 3600,
        release: "immediately",
      },
      { order: 17 },
    ]);
  });

  it("should start at the day, hour and zone that were typed, the zone of the organisation where there is none", () => {
    const dated = { release: "date", start_date: "2026-07-10", start_at: "08:30" } as const;
    expect(decide(lessons(aTrigger(1)), 1, dated)).toMatchObject(E.right({ start_time: Date.parse("2026-07-10T06:30:00Z") / 1000 }));
    expect(decide(lessons(aTrigger(1)), 1, { ...dated, timezone: "America/New_York" })).toMatchObject(
      E.right({ start_time: Date.parse("2026-07-10T12:30:00Z") / 1000 }),
    );
    expect(errors(decide(lessons(aTrigger(1, { start_date: null })), 1, { release: "date" }))).toHaveProperty("start_date");
  });

  it("should not stay closed by a day that is no release any more [C4.09]", () => {
    const dated = aTrigger(1, { release: "date", start_date: "2027-01-01" });
    expect(decide(lessons(dated), 1, { release: "immediately" })).toMatchObject(E.right({ start_date: "2026-07-01" }));
    expect(decide(lessons(dated), 1, { release: "delay" })).toMatchObject(E.right({ start_date: "2026-07-01", join_delay: 0 }));
  });

  it("should open at once when it is published before nine, though it began as a draft of that day [C4.09]", () => {
    const early = Date.parse("2026-07-01T05:00:00Z") / 1000;
    const [values] = newTriggerValues([], 1, 1, "Europe/Berlin", early);
    const draft = { ...aTrigger(1), ...values };
    expect(draft.start_time).toBeGreaterThan(early);
    const published = decideTriggerChange([draft], 1, { draft: false }, "Europe/Berlin", early);
    expect(E.isRight(published) ? published.right.start_time : null).toBeLessThan(early);
  });

  it("should be part of another lesson of the course, and never of itself by any way", () => {
    const chain = lessons(aTrigger(1), aTrigger(2, { parent_trigger: 1 }), aTrigger(3, { parent_trigger: 2 }));
    const problem = (id: number, parent_trigger: number) =>
      Reflect.get(Object(errors(decide(chain, id, { parent_trigger }))), "parent_trigger");
    expect(problem(1, 1)).toEqual([campaignRefusals.trigger_parent_loop.message]);
    expect(problem(1, 3)).toEqual([campaignRefusals.trigger_parent_loop.message]);
    expect(problem(1, 9)).toEqual([campaignRefusals.trigger_parent_gone.message]);
    expect(decide(chain, 3, { parent_trigger: 1 })).toMatchObject(E.right({ parent_trigger: 1 }));
    expect(decide(chain, 9, {})).toMatchObject(E.left({ tag: "not-found" }));
  });

  it("should be at most as many as an order can name", () => {
    const many = Array.from({ length: 999 }, (_, at) => aTrigger(at + 1));
    expect(E.isRight(roomForLessons(many, 1))).toBe(true);
    expect(errors(roomForLessons(many, 2))).toEqual({ lesson_ids: [campaignRefusals.campaign_full.message] });
  });

  it("should come back as part of what it was part of, unless that is part of it by now", () => {
    const others = lessons(aTrigger(1, { parent_trigger: 3 }), aTrigger(3, { parent_trigger: 2 }));
    expect(parentAfterReturn(others, 2, 1)).toBe(null);
    expect(parentAfterReturn(lessons(aTrigger(1), aTrigger(3, { parent_trigger: 2 })), 2, 1)).toBe(1);
    expect(parentAfterReturn(others, 2, null)).toBe(null);
  });

  it("should be sorted by an order that names each of them once", () => {
    const three = lessons(aTrigger(1), aTrigger(2), aTrigger(3));
    expect(decideTriggerOrder(three, [3, 1, 2])).toEqual(
      E.right([
        { id: 3, order: 0 },
        { id: 1, order: 1 },
        { id: 2, order: 2 },
      ]),
    );
    for (const ids of [
      [1, 2],
      [1, 2, 2],
      [1, 2, 4],
      [1, 2, 3, 3],
    ])
      expect(decideTriggerOrder(three, ids)).toMatchObject(E.left({ tag: "conflict" }));
  });
});
