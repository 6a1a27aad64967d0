import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { funnelFilter, funnelGroups } from "../../../core/campaigns/funnel-group.rule.ts";
import { parseFilter } from "../../../core/filters/parse-filter.rule.ts";
import { aCampaign, aTrigger } from "./sample-campaign.ts";

const activity = (name: string, lesson?: number) => ({
  $activity: { activity: name, when: "any", campaign: 1, ...(lesson === undefined ? {} : { lesson }) },
});
const course = aCampaign({ triggers: [aTrigger(1), aTrigger(2), aTrigger(3, { parent_trigger: 2 })] });

describe("A group made of a bar of the funnel", () => {
  it("should be of those who started the lesson or a later one, and have not left", () => {
    expect(funnelFilter(course, 1, "reached")).toEqual({
      $and: [
        activity("joined_campaign"),
        { $or: [activity("started_lesson", 101), activity("started_lesson", 102), activity("started_lesson", 103)] },
      ],
    });
  });

  it("should ask for all parts of a lesson where it is finished, and for one that is not where it is not", () => {
    expect(funnelFilter(course, 2, "completed")).toEqual({
      $and: [activity("joined_campaign"), activity("completed_lesson", 102), activity("completed_lesson", 103)],
    });
    expect(funnelFilter(course, 2, "stopped")).toEqual({
      $and: [
        activity("joined_campaign"),
        { $or: [activity("started_lesson", 102), activity("started_lesson", 103)] },
        { $or: [activity("not_completed_lesson", 102), activity("not_completed_lesson", 103)] },
      ],
    });
  });

  it("should be a filter that can be stored, or none where the course has too many lessons for it", () => {
    for (const lessons of [1, 20, 49, 50, 90]) {
      const long = aCampaign({ triggers: Array.from({ length: lessons }, (_, at) => aTrigger(at + 1)) });
      for (const group of funnelGroups)
        for (const at of [1, lessons]) {
          const filter = funnelFilter(long, at, group);
          if (filter !== null) expect(E.isRight(parseFilter(filter, {}, true)), `${lessons} ${group} ${at}`).toBe(true);
          else expect(lessons - at, `${lessons} ${group} ${at}`).toBeGreaterThan(45);
        }
    }
  });

  it("should not be made of a lesson that the funnel does not show", () => {
    expect(funnelFilter(course, 3, "reached")).toBeNull();
    expect(funnelFilter(course, 9, "completed")).toBeNull();
  });
});
