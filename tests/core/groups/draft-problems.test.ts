import { describe, expect, it } from "vitest";
import { contactFields, fieldTypesOf } from "../../../core/groups/contact-fields.rule.ts";
import { draftProblems } from "../../../core/groups/draft-problems.rule.ts";
import { draftOf } from "../../../core/groups/filter-draft.rule.ts";

const types = fieldTypesOf(contactFields);

describe("what is wrong with the conditions of a draft", () => {
  it("should be told of each by itself, in their order, and of none that is whole", () => {
    const draft = draftOf(
      {
        $and: [
          { tags: { $overlaps: [] } },
          { first_name: { $eq: "Ada" } },
          { $or: [{ con_id: { $gt: "many" } }, { boat: { $ne: "red" } }] },
        ],
      },
      types,
    );
    expect([...draftProblems(draft, contactFields).values()]).toEqual([
      "The list is empty.",
      "The value must be a number.",
      'Unknown field "boat".',
    ]);
    expect(draftProblems(draftOf({ $and: [{ $or: [] }, { first_name: { $eq: "Ada" } }] }, types), contactFields).size).toBe(0);
  });
});
