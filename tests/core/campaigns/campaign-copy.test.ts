import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { copyName, copyOf, placedTriggers, renamedCopy } from "../../../core/campaigns/campaign-copy.rule.ts";
import { campaignRefusals } from "../../../core/campaigns/campaign-refusals.ts";
import { campaignToolLimits } from "../../../core/campaigns/campaign-tools.model.ts";
import { decideTemplate, roomForTemplate } from "../../../core/campaigns/decide-template.rule.ts";
import { newTriggerValues } from "../../../core/campaigns/decide-trigger.rule.ts";
import { storedCopy } from "../../../core/campaigns/stored-copy.rule.ts";
import { aCampaign, aTrigger } from "./sample-campaign.ts";

const campaign = aCampaign({
  name: "Ropes",
  internal_name: "Ropes 2026",
  draft: false,
  start_time: 100,
  end_time: 200,
  due_date: "2026-12-01",
  summary: "All of them",
  triggers: [
    aTrigger(11, { lesson_id: 1, release: "date", start_date: "2026-12-01", start_at: "08:00" }),
    aTrigger(12, { lesson_id: 2, parent_trigger: 11, release: "delay", join_delay: 3 }),
    aTrigger(13, { lesson_id: 3, parent_trigger: 12, send_alert: true }),
  ],
});

describe("A copy of a course", () => {
  it("should take over settings and lessons, as a draft without dates", () => {
    const { values, triggers } = copyOf(campaign, "Copy of Ropes");
    expect(values).toMatchObject({
      name: "Copy of Ropes",
      summary: "All of them",
      draft: true,
      start_time: 0,
      end_time: 0,
      due_date: null,
    });
    expect(Object.keys(values)).not.toContain("triggers");
    expect(triggers.map(({ lesson_id, parent, release }) => [lesson_id, parent, release])).toEqual([
      [1, null, "immediately"],
      [2, 0, "delay"],
      [3, 1, "immediately"],
    ]);
  });

  it("should be named after the course, within the length of names", () => {
    expect(copyName("Ropes")).toBe("Copy of Ropes");
    expect(copyName("x".repeat(255))).toHaveLength(255);
  });

  it("should have no lessons where the caller sees none", () => {
    const { triggers } = copyOf(campaign, "Copy");
    expect(placedTriggers(triggers, new Set(), newTriggerValues([], 3, 9, "UTC", 1_782_907_200))).toEqual([]);
  });

  it("should leave out lessons that are gone, whose parts are then lessons of their own", () => {
    const { triggers } = copyOf(campaign, "Copy");
    const plain = newTriggerValues([], 3, 9, "UTC", 1_782_907_200);
    const placed = placedTriggers(triggers, new Set([1, 3]), plain);
    expect(
      placed.map(({ lesson_id, parent, values: { draft, order, send_alert } }) => [lesson_id, parent, draft, order, send_alert]),
    ).toEqual([
      [1, null, true, 0, false],
      [3, null, true, 1, true],
    ]);
  });
});

describe("A template of courses", () => {
  it("should be read whole, and with the values of a new course where an older version stored none", () => {
    const copy = copyOf(campaign, "Weekly");
    expect(storedCopy(copy)).toEqual(copy);
    const { summary: _summary, ...values } = copy.values;
    const triggers = copy.triggers.map(({ send_alert: _alert, ...trigger }) => trigger);
    const read = storedCopy({ values, triggers });
    expect(read?.values).toEqual({ ...copy.values, summary: "" });
    expect(read?.triggers.map(({ lesson_id, send_alert }) => [lesson_id, send_alert])).toEqual([
      [1, false],
      [2, false],
      [3, false],
    ]);
    for (const other of [null, {}, { values, triggers: [{}] }]) expect(storedCopy(other)).toBe(null);
  });

  it("should give its name to a course that has none of its own", () => {
    const copy = copyOf(campaign, "Weekly");
    expect([renamedCopy(copy, " Ropes "), renamedCopy(copy, " ")].map(({ values }) => values.name)).toEqual(["Ropes", "Weekly"]);
  });

  it("should have a name, and be one of a limited number", () => {
    expect(decideTemplate(campaign, { campaign_id: 1, name: " Weekly " }, 0)).toMatchObject(E.right({ values: { name: "Weekly" } }));
    expect(decideTemplate(campaign, { campaign_id: 1, name: "  " }, 0)).toMatchObject(
      E.left({ errors: { name: [campaignRefusals.template_name_needed.message] } }),
    );
    expect(decideTemplate(campaign, { campaign_id: 1, name: "Weekly" }, campaignToolLimits.templates)).toMatchObject(
      E.left({ errors: { name: ["There can be up to 200 templates. Delete some first."] } }),
    );
    expect([199, 200].map((held) => E.isRight(roomForTemplate(held)))).toEqual([true, false]);
    expect(decideTemplate(null, { campaign_id: 1, name: "Weekly" }, 0)).toMatchObject(E.left({ tag: "not-found" }));
  });
});
