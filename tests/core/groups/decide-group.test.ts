import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { contactFields, type GroupField } from "../../../core/groups/contact-fields.rule.ts";
import { decideGroupChange } from "../../../core/groups/decide-group-change.rule.ts";
import { decideGroupCreate } from "../../../core/groups/decide-group-create.rule.ts";
import { decideGroupDelete, decideGroupRestore } from "../../../core/groups/decide-group-deletion.rule.ts";
import { visibleGroup } from "../../../core/groups/found-group.rule.ts";
import type { GroupFacts } from "../../../core/groups/group-write.model.ts";
import type { NewGroup } from "../../../core/groups/group.model.ts";
import type { StoredGroup } from "../../../core/groups/stored-group.model.ts";
import type { FieldErrors } from "../../../core/kernel/failure.ts";

const now = 500;
const vip = { tags: { $overlaps: ["vip"] } };
const gold = { tags: { $overlaps: ["gold"] } };
const nobodyElse = { users: [], teams: [], all: false };
const salary: GroupField = { name: "salary", label: "Salary", type: "int" };
const facts: GroupFacts = {
  fields: { all: [...contactFields, salary], askable: contactFields },
  known: { users: new Set([1, 2]), teams: new Set([7]), hasFolder: false },
};
const inFolder: GroupFacts = { ...facts, known: { ...facts.known, hasFolder: true } };
const stored: StoredGroup = {
  id: 4,
  name: "VIPs",
  filters: vip,
  folder_id: 3,
  share_to: { users: [2], teams: [], all: false },
  view: "list",
  order: 6,
  user_id: 1,
  count: 9,
  version: 5,
  created_at: 100,
  updated_at: 200,
  deleted_at: null,
};
const deleted: StoredGroup = { ...stored, deleted_at: 300 };
const owner = { user_id: 1, role: "user", teams: [] } as const;
const reader = { user_id: 2, role: "user", teams: [] } as const;
const stranger = { user_id: 8, role: "user", teams: [] } as const;
const admin = { user_id: 9, role: "admin", teams: [] } as const;
const guest = { user_id: 2, role: "guest", teams: [] } as const;

const missing = E.left({ tag: "not-found", message: "There is no such group.", code: "no_group", values: {} });
const notOwner = E.left({
  tag: "forbidden",
  message: "Only the owner of a group and administrators change it.",
  code: "not_owner",
  values: {},
});

describe("the creation of a group", () => {
  it("should trim the name, belong to the caller and default to no folder, no sharing and the grid [B3.35, B7.16, C3.49]", () => {
    expect(decideGroupCreate({ name: " VIPs ", filters: vip }, owner, facts, now)).toEqual(
      E.right({
        group: {
          name: "VIPs",
          filters: vip,
          folder_id: null,
          share_to: nobodyElse,
          view: "grid",
          user_id: 1,
          version: 1,
          created_at: now,
          updated_at: now,
          deleted_at: null,
        },
        members: { filter: expect.objectContaining({ kind: "leaf", field: "tags" }) },
        audit: {
          action: "group.create",
          before: null,
          after: { name: " VIPs ", filters: vip, folder_id: null, share_to: nobodyElse, view: "grid" },
        },
      }),
    );
  });

  it("should keep the named folder, sharing and view", () => {
    const asked = { name: "VIPs", filters: vip, folder_id: 3, share_to: { users: [2], teams: [7], all: false }, view: "list" } as const;
    expect(decideGroupCreate(asked, owner, inFolder, now)).toMatchObject({ right: { group: asked, audit: { after: asked } } });
  });

  it.each<[string, Partial<NewGroup>, FieldErrors]>([
    ["a filter that cannot be read", { filters: { $and: [{ boat: 1 }] } }, { "filters.$and.0.boat": ['Unknown field "boat".'] }],
    [
      "a filter by a field that the caller may not filter by",
      { filters: { salary: { $gt: 5 } } },
      { "filters.salary": ['Unknown field "salary".'] },
    ],
    [
      "an unknown user",
      { share_to: { ...nobodyElse, users: [1, 8] } },
      { "share_to.users": ["Someone named here is not in this organisation"] },
    ],
    ["an unknown team", { share_to: { ...nobodyElse, teams: [7, 8] } }, { "share_to.teams": ["A team named here does not exist"] }],
    ["an unknown folder", { folder_id: 3 }, { folder_id: ["There is no such folder"] }],
  ])("should be refused with %s", (_, named, errors) => {
    expect(decideGroupCreate({ name: "VIPs", filters: vip, ...named }, owner, facts, now)).toMatchObject({
      left: { tag: "invalid", errors },
    });
  });

  it("should report the invalid filter before the unknown user, and that before the unknown team and folder", () => {
    const share_to = { users: [8], teams: [8], all: false };
    const asked: readonly Partial<NewGroup>[] = [
      { filters: [], share_to, folder_id: 3 },
      { share_to, folder_id: 3 },
      { share_to: { ...share_to, users: [] }, folder_id: 3 },
      { folder_id: 3 },
    ];
    const paths = asked.map((named) => {
      const decided = decideGroupCreate({ name: "VIPs", filters: vip, ...named }, owner, facts, now);
      return E.isLeft(decided) && decided.left.tag === "invalid" ? Object.keys(decided.left.errors) : [];
    });
    expect(paths).toEqual([["filters"], ["share_to.users"], ["share_to.teams"], ["folder_id"]]);
  });
});

describe("the change of a group", () => {
  const before = { name: "VIPs", filters: vip, folder_id: 3, share_to: stored.share_to, view: "list" };

  it("should write the given properties with the next version, and keep the members if the filter is not named", () => {
    expect(decideGroupChange(stored, { version: 5, name: " Dear VIPs " }, owner, facts, now)).toEqual(
      E.right({
        group: { ...stored, name: "Dear VIPs", version: 6, updated_at: now },
        members: null,
        audit: { action: "group.update", before, after: { name: " Dear VIPs " } },
      }),
    );
  });

  it("should move the group out of its folder by null, and into an existing one", () => {
    expect(decideGroupChange(stored, { version: 5, folder_id: null }, owner, facts, now)).toMatchObject({
      right: { group: { folder_id: null, share_to: stored.share_to }, audit: { after: { folder_id: null } } },
    });
    expect(decideGroupChange(stored, { version: 5, folder_id: 4 }, owner, inFolder, now)).toMatchObject({
      right: { group: { folder_id: 4 } },
    });
    expect(decideGroupChange(stored, { version: 5, folder_id: 4 }, owner, facts, now)).toMatchObject({
      left: { tag: "invalid", errors: { folder_id: ["There is no such folder"] } },
    });
  });

  it("should share the group with known users and teams [B3.35]", () => {
    const share_to = { users: [1, 2], teams: [7], all: true };
    expect(decideGroupChange(stored, { version: 5, share_to }, owner, facts, now)).toMatchObject({
      right: { group: { ...stored, share_to, version: 6, updated_at: now } },
    });
    expect(decideGroupChange(stored, { version: 5, share_to: { ...share_to, users: [8] } }, owner, facts, now)).toMatchObject({
      left: { tag: "invalid", errors: { "share_to.users": ["Someone named here is not in this organisation"] } },
    });
  });

  it("should evaluate the members of a new filter, and refuse an invalid one", () => {
    expect(decideGroupChange(stored, { version: 5, filters: gold }, owner, facts, now)).toMatchObject({
      right: { group: { filters: gold, name: "VIPs" }, members: { filter: { kind: "leaf" } }, audit: { after: { filters: gold } } },
    });
    expect(decideGroupChange(stored, { version: 5, filters: null }, owner, facts, now)).toMatchObject({
      left: { tag: "invalid", errors: { filters: [expect.any(String)] } },
    });
  });

  it("should be refused as a conflict with the group as the caller sees it, before anything else is checked", () => {
    const { deleted_at: _, ...shown } = stored;
    const late = { version: 4, filters: [], folder_id: 99 };
    expect(decideGroupChange(stored, late, owner, facts, now)).toEqual(
      E.left({
        tag: "conflict",
        message: "Someone else changed this group in the meantime.",
        code: "group_changed",
        values: {},
        current: { ...shown, redacted: false, editable: true, broken: null },
      }),
    );
    const asked = { ...stored, filters: { salary: { $gt: 5 } } };
    expect(decideGroupChange(asked, late, owner, facts, now)).toMatchObject({
      left: { tag: "conflict", current: { filters: null, redacted: true, editable: false, broken: null } },
    });
    expect(decideGroupChange(asked, late, admin, facts, now)).toMatchObject({
      left: { tag: "conflict", current: { filters: asked.filters, redacted: false, editable: true } },
    });
  });

  it("should be limited to the owner and administrators, and not found for users who cannot see the group [B6.01]", () => {
    const change = { version: 5, name: "Mine" };
    expect(decideGroupChange(stored, change, admin, facts, now)).toMatchObject({ right: { group: { name: "Mine", user_id: 1 } } });
    for (const asker of [reader, guest]) expect(decideGroupChange(stored, change, asker, facts, now)).toEqual(notOwner);
    expect(decideGroupChange(stored, change, stranger, facts, now)).toEqual(missing);
    for (const none of [null, deleted]) expect(decideGroupChange(none, change, owner, facts, now)).toEqual(missing);
  });
});

describe("the deletion of a group", () => {
  it("should delete an active group with the next version, and keep its members for a restore", () => {
    expect(decideGroupDelete(stored, owner, now)).toEqual(
      E.right({
        group: { ...stored, deleted_at: now, version: 6, updated_at: now },
        members: null,
        audit: { action: "group.delete", before: null, after: null },
      }),
    );
  });

  it("should restore a deleted group and evaluate its members again", () => {
    expect(decideGroupRestore(deleted, admin, contactFields, now)).toEqual(
      E.right({
        group: { ...stored, version: 6, updated_at: now },
        members: { filter: expect.objectContaining({ kind: "leaf" }) },
        audit: { action: "group.restore", before: null, after: null },
      }),
    );
  });

  it("should restore a group whose filter is no longer valid, without members", () => {
    expect(decideGroupRestore({ ...deleted, filters: { boat: 1 } }, owner, contactFields, now)).toMatchObject({
      right: { group: { deleted_at: null }, members: { filter: null } },
    });
  });

  it("should be limited to the owner and administrators, and not found for users who cannot see the group", () => {
    for (const asker of [reader, guest]) {
      expect(decideGroupDelete(stored, asker, now)).toEqual(notOwner);
      expect(decideGroupRestore(deleted, asker, contactFields, now)).toEqual(notOwner);
    }
    expect(decideGroupDelete(stored, stranger, now)).toEqual(missing);
    expect(decideGroupRestore(deleted, stranger, contactFields, now)).toEqual(missing);
  });

  it("should not find a group that is already deleted, an active one to restore, and an unknown one", () => {
    for (const none of [null, deleted]) expect(decideGroupDelete(none, admin, now)).toEqual(missing);
    for (const none of [null, stored]) expect(decideGroupRestore(none, admin, contactFields, now)).toEqual(missing);
  });
});

describe("a requested group", () => {
  it("should be found while it is active by those it is shared with [B6.01]", () => {
    for (const asker of [owner, reader, guest, admin]) expect(visibleGroup(stored, asker)).toEqual(E.right(stored));
    expect(visibleGroup(stored, stranger)).toEqual(missing);
    for (const none of [null, deleted]) expect(visibleGroup(none, admin)).toEqual(missing);
  });
});
