import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactFields, fieldTypesOf } from "../../../core/groups/contact-fields.rule.ts";
import type { GroupValues } from "../../../core/groups/group-clash.model.ts";
import { editableGroup } from "../../../core/groups/group-edit-fields.rule.ts";
import type { Group } from "../../../core/groups/group.model.ts";
import { clashOf, mergeOf } from "../kernel/saver-merge.ts";

const values: fc.Arbitrary<GroupValues> = fc.record({
  name: fc.constantFrom("A", "B", "C"),
  folder_id: fc.constantFrom(null, 1, 2),
  share_to: fc.constantFrom(
    { users: [], teams: [], all: false },
    { users: [1], teams: [], all: false },
    { users: [], teams: [], all: true },
  ),
  filters: fc.constantFrom({ $and: [] }, { $and: [{ tags: { $overlaps: ["vip"] } }] }, { $and: [{ first_name: { $eq: "Ada" } }] }),
});
const fields = ["name", "folder_id", "share_to", "filters"] as const;
const of = editableGroup(fieldTypesOf(contactFields));
const stored = (typed: GroupValues): Group => ({
  id: 7,
  view: "grid",
  order: 0,
  user_id: 1,
  count: 3,
  broken: null,
  redacted: false,
  editable: true,
  version: 2,
  created_at: 0,
  updated_at: 0,
  ...typed,
});

describe("two versions of a group", () => {
  it("should conflict exactly in the fields that both users changed to different values", () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const differs = (field: (typeof fields)[number]): boolean =>
          new Set([base, mine, theirs].map((one) => JSON.stringify(one[field]))).size === 3;
        expect(clashOf(of, stored(base), mine, stored(theirs))).toEqual(fields.filter(differs));
      }),
    );
  });

  it("should be merged to the changes here over the changes there, whole fields at a time", () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const merged = mergeOf(of, stored(base), mine, stored(theirs));
        for (const field of fields)
          expect(merged[field]).toEqual(JSON.stringify(mine[field]) === JSON.stringify(base[field]) ? theirs[field] : mine[field]);
        expect(mergeOf(of, stored(base), base, stored(theirs))).toEqual(theirs);
        expect(mergeOf(of, stored(base), mine, stored(base))).toEqual(mine);
        expect(clashOf(of, stored(theirs), mergeOf(of, stored(base), mine, stored(theirs), fields), stored(theirs))).toEqual([]);
      }),
    );
  });
});
