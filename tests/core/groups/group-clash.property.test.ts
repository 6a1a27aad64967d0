import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clashingGroupFields, type GroupValues, mergedGroupValues, withStored } from "../../../core/groups/group-clash.rule.ts";

const values: fc.Arbitrary<GroupValues> = fc.record({
  name: fc.constantFrom("A", "B", "C"),
  folder_id: fc.constantFrom(null, 1, 2),
  share_to: fc.constantFrom(
    { users: [], teams: [], all: false },
    { users: [1], teams: [], all: false },
    { users: [], teams: [], all: true },
  ),
  filters: fc.constantFrom({ $and: [] }, { $or: [] }, { tags: { $overlaps: ["vip"] } }),
});
const fields = ["name", "folder_id", "share_to", "filters"] as const;

describe("two versions of a group", () => {
  it("should clash exactly in the fields that both users changed to different values", () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const differs = (field: (typeof fields)[number]): boolean =>
          new Set([base, mine, theirs].map((one) => JSON.stringify(one[field]))).size === 3;
        expect(clashingGroupFields(base, mine, theirs)).toEqual(fields.filter(differs));
      }),
    );
  });

  it("should be merged to what was changed here over what was changed there, whole fields at a time", () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const merged = mergedGroupValues(base, mine, theirs);
        for (const field of fields)
          expect(merged[field]).toEqual(JSON.stringify(mine[field]) === JSON.stringify(base[field]) ? theirs[field] : mine[field]);
        expect(mergedGroupValues(base, base, theirs)).toEqual(theirs);
        expect(mergedGroupValues(base, mine, base)).toEqual(mine);
        expect(clashingGroupFields(theirs, withStored(merged, theirs, fields), theirs)).toEqual([]);
      }),
    );
  });
});
