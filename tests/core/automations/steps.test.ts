import { describe, expect, it } from "vitest";
import { conditionStep } from "../../../core/automations/condition-step.rule.ts";
import { tagStep } from "../../../core/automations/tag-step.rule.ts";

const unset = { valid: false, message: "Please set all conditions." };
const valid = { valid: true, message: null };

describe("a conditional step", () => {
  it("should need a match in every condition [C5.04, C5.07, C8.05]", () => {
    expect(conditionStep({ conditions: [{ match: ["vip"], is: "yes" }] })).toEqual(valid);
    expect(
      conditionStep({
        conditions: [
          { match: ["vip"], is: "yes" },
          { match: [], is: "yes" },
        ],
      }),
    ).toEqual(unset);
    expect(conditionStep({ conditions: [{ match: null, is: "yes" }] })).toEqual(unset);
  });

  it("should accept a negated condition, whatever it matches [C5.05]", () => {
    expect(conditionStep({ conditions: [{ match: [], is: "no" }] })).toEqual(valid);
    expect(conditionStep({ conditions: [{ match: null, is: "no" }] })).toEqual(valid);
    expect(conditionStep({ conditions: [{ match: [], is: "No" }] })).toEqual(unset);
  });

  it("should check only the first value to match, which must not be blank [C5.06]", () => {
    expect(conditionStep({ conditions: [{ match: ["", "vip"], is: "yes" }] })).toEqual(unset);
    expect(conditionStep({ conditions: [{ match: [" \t"], is: "yes" }] })).toEqual(unset);
    expect(conditionStep({ conditions: [{ match: [null], is: "yes" }] })).toEqual(unset);
    expect(conditionStep({ conditions: [{ match: ["vip", ""], is: "yes" }] })).toEqual(valid);
    expect(conditionStep({ conditions: [{ match: [0], is: "yes" }] })).toEqual(valid);
    expect(conditionStep({ conditions: [{ match: [false], is: "yes" }] })).toEqual(valid);
  });

  it("should not be valid without conditions", () => {
    expect(conditionStep({ conditions: [] })).toEqual(unset);
    expect(conditionStep({ conditions: null })).toEqual(unset);
  });
});

describe("a tag step", () => {
  it("should need at least one tag to add or remove [C5.02]", () => {
    expect(tagStep({ add_tags: ["vip"], remove_tags: null })).toEqual(valid);
    expect(tagStep({ add_tags: [], remove_tags: ["vip"] })).toEqual(valid);
  });

  it("should say so when no tag is left once tags are normalised [C5.03, C8.04]", () => {
    const none = { valid: false, message: "No Tag Supplied to Add or Remove!" };
    expect(tagStep({ add_tags: null, remove_tags: null })).toEqual(none);
    expect(tagStep({ add_tags: [" ", "#"], remove_tags: [""] })).toEqual(none);
  });

  it("should refuse a tag that is both added and removed, however it is written", () => {
    expect(tagStep({ add_tags: ["a", "#VIP  Client"], remove_tags: ["vip client"] })).toEqual({
      valid: false,
      message: "Tag cannot be both added and removed.",
    });
  });
});
