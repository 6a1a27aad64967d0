import { describe, expect, it } from "vitest";
import { sampleWords } from "../../../ui/staff/groups/gallery-groups.ts";
import { sentenceOf } from "../../../ui/staff/groups/group-words.ts";

const joined = { $activity: { activity: "joined_campaign", when: "any" } };

describe("a group as a sentence", () => {
  it("should begin with a capital, also where a clause is a verb or stands in brackets", () => {
    expect(sentenceOf(joined, sampleWords)).toMatch(/^Joined campaign/);
    const either = { $and: [{ $or: [joined, { tags: { $overlaps: ["vip"] } }] }, { tags: { $any: true } }] };
    expect(sentenceOf(either, sampleWords)).toMatch(/^\(Joined campaign .* or Tags/);
  });
});
