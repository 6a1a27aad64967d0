import { expect, it } from "vitest";
import { relatedIds } from "../../../core/fields/related-ids.rule.ts";

it("should contain the contacts that custom values name, and none from other fields", () => {
  const fields = [
    { name: "recruited_by", type: "related_contacts" },
    { name: "friends", type: "related_contacts" },
    { name: "scores", type: "list" },
  ] as const;
  expect(relatedIds(fields, { recruited_by: [2, "x"], friends: null, scores: [7] })).toEqual([2]);
  expect(relatedIds(fields, { recruited_by: [2], friends: [3, 4] })).toEqual([2, 3, 4]);
});
