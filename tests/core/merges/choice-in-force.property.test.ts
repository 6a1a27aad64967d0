import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choiceInForce } from "../../../core/merges/choice-in-force.rule.ts";
import { plannedMerge } from "../../../core/merges/planned-merge.rule.ts";

const fields = { first_name: "string", email: "email", tags: "list", notes: "textarea" } as const;
const values = fc.record({
  first_name: fc.string(),
  email: fc.array(fc.emailAddress(), { maxLength: 3 }),
  tags: fc.array(fc.string(), { maxLength: 3 }),
  notes: fc.constantFrom("", "Met in May", " "),
});

describe("the choice that a merge plan shows", () => {
  it("should be the merge's default while none is chosen", () => {
    fc.assert(
      fc.property(values, values, (kept, other) => {
        const plain = plannedMerge(kept, other, fields, {});
        const shown = Object.fromEntries(plain.differing.map((difference) => [difference.field, choiceInForce(difference, {})]));
        expect(plannedMerge(kept, other, fields, shown).result).toEqual(plain.result);
      }),
    );
  });

  it.each([
    [["both"], "kept"],
    [["both", "kept"], "other"],
    [["both", "kept", "other"], "kept"],
  ] as const)("should avoid a cycle if another choice does, and keep the existing value if all form one: %j", (loops, choice) =>
    expect(choiceInForce({ field: "boss", kept: [1], can_join: true, loops: [...loops] }, {})).toBe(choice),
  );

  it("should be the user's choice", () => {
    expect(choiceInForce({ field: "tags", kept: ["vip"], can_join: true, loops: [] }, { tags: "other" })).toBe("other");
  });
});
