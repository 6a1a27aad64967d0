import { describe, expect, it } from "vitest";
import { contactFields, fieldTypesOf } from "../../../core/groups/contact-fields.rule.ts";
import { draftProblems } from "../../../core/groups/draft-problems.rule.ts";
import { draftOf } from "../../../core/groups/filter-draft.rule.ts";

const types = fieldTypesOf(contactFields);

describe("the problems of a draft's conditions", () => {
  it("should be reported for each, in their order, and for none that is complete", () => {
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
