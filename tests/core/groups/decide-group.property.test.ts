import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { contactFields } from "../../../core/groups/contact-fields.rule.ts";
import { decideGroupChange } from "../../../core/groups/decide-group-change.rule.ts";
import { decideGroupDelete, decideGroupRestore } from "../../../core/groups/decide-group-deletion.rule.ts";
import { mayEditGroup } from "../../../core/groups/group-access.rule.ts";
import type { GroupFacts } from "../../../core/groups/group-write.model.ts";
import type { StoredGroup } from "../../../core/groups/stored-group.model.ts";
import { storedGroup } from "../../arbitraries/groups.arb.ts";

const facts: GroupFacts = {
  fields: { all: contactFields, askable: contactFields },
  known: { users: new Set([1, 2, 3]), teams: new Set([7, 8]), hasFolder: true },
};
const filters = fc.constantFrom("vip", "gold").map((tag) => ({ tags: { $overlaps: [tag] } }));
const share_to = fc.record({ users: fc.subarray([1, 2, 3]), teams: fc.subarray([7, 8]), all: fc.boolean() });
const change = fc.record(
  {
    name: fc.constantFrom("A", "B"),
    filters,
    share_to,
    folder_id: fc.constantFrom(null, 5),
    view: fc.constantFrom("grid" as const, "list" as const),
  },
  { requiredKeys: [] },
);
const anyone = fc.record({
  user_id: fc.constantFrom(1, 2, 3),
  role: fc.constantFrom("owner" as const, "admin" as const, "user" as const, "guest" as const),
  teams: fc.subarray([7, 8]),
});
const moment = fc.nat();

describe("decisions on groups", () => {
  it("should replace exactly what a change names, for users who may change the group, and re-evaluate members if the filter is named", () => {
    fc.assert(
      fc.property(storedGroup, change, anyone, moment, (stored, named, asker, now) => {
        const decided = decideGroupChange(stored, { ...named, version: stored.version }, asker, facts, now);
        expect(E.isRight(decided)).toBe(stored.deleted_at === null && mayEditGroup(asker, stored));
        if (E.isLeft(decided)) return;
        const { group, members, audit } = decided.right;
        expect(group).toEqual({ ...stored, ...named, version: stored.version + 1, updated_at: now });
        expect(members === null).toBe(named.filters === undefined);
        expect(audit.after).toEqual(named);
      }),
    );
  });

  it("should write no change that is based on another version", () => {
    fc.assert(
      fc.property(storedGroup, change, anyone, moment, fc.integer({ min: 1, max: 9 }), (stored, named, asker, now, behind) => {
        expect(E.isLeft(decideGroupChange(stored, { ...named, version: stored.version + behind }, asker, facts, now))).toBe(true);
      }),
    );
  });

  it("should restore what a delete removed, two versions later", () => {
    fc.assert(
      fc.property(storedGroup, moment, moment, (drawn, then, now) => {
        const stored: StoredGroup = { ...drawn, deleted_at: null };
        const admin = { user_id: 1, role: "admin", teams: [] } as const;
        const restored = E.chain(({ group }: { readonly group: StoredGroup }) => decideGroupRestore(group, admin, contactFields, now))(
          decideGroupDelete(stored, admin, then),
        );
        expect(E.isRight(restored) && restored.right.group).toEqual({ ...stored, version: stored.version + 2, updated_at: now });
      }),
    );
  });
});
