import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideFolderCreate, decideFolderDelete, decideFolderRename } from "../../../core/groups/decide-folder.rule.ts";
import { decideOrder, inOrderOf } from "../../../core/groups/group-order.rule.ts";

const stored = { id: 3, name: "Best", folder_id: null, order: 2, version: 4 };
const place = (id: number, parent_id: number | null) => ({ id, parent_id, deleted_at: null });
/** 1 holds 2, which holds 4; 3 is at the top. */
const places = [place(1, null), place(2, 1), place(4, 2), place(3, null)];
const free = { isTaken: false, places };
const held = { isTaken: true, places };
const admin = { role: "admin" } as const;
const taken = { left: { tag: "invalid", errors: { name: ["Another folder has this name"] } } };
const missing = E.left({ tag: "not-found", message: "There is no such folder.", code: "no_folder", values: {} });
const adminsOnly = E.left({
  tag: "forbidden",
  message: "Only administrators rename and delete folders of others.",
  code: "folder_of_others",
  values: {},
  needs: "admins",
});

describe("a folder of groups", () => {
  it("should be created with a trimmed name that no other folder has", () => {
    expect(decideFolderCreate({ name: " Best " }, free)).toEqual(
      E.right({
        folder: { name: "Best", folder_id: null, version: 1 },
        audit: { action: "group_folder.create", before: null, after: { name: "Best" } },
      }),
    );
    expect(decideFolderCreate({ name: "Best" }, held)).toMatchObject(taken);
  });

  it("should be renamed by administrators to a name that no other folder has", () => {
    expect(decideFolderRename(stored, { name: " Very best " }, admin, free)).toEqual(
      E.right({
        folder: { ...stored, name: "Very best", version: 5 },
        audit: { action: "group_folder.update", before: { name: "Best" }, after: { name: "Very best" } },
      }),
    );
    expect(decideFolderRename(stored, { name: "Other" }, admin, held)).toMatchObject(taken);
  });

  it("should be in another one, three deep at most [B3.35]", () => {
    expect(decideFolderCreate({ name: "New", folder_id: 2 }, free)).toMatchObject({ right: { folder: { folder_id: 2 } } });
    const deep = { left: { errors: { folder_id: ["Folders of groups can be 3 deep. Choose a folder further up."] } } };
    expect(decideFolderCreate({ name: "New", folder_id: 4 }, free)).toMatchObject(deep);
    expect(decideFolderCreate({ name: "New", folder_id: 9 }, free)).toMatchObject({
      left: { errors: { folder_id: ["There is no such folder"] } },
    });
    expect(decideFolderRename(stored, { name: "Best", folder_id: 2 }, admin, free)).toMatchObject({
      right: { folder: { folder_id: 2 }, audit: { before: { folder_id: null }, after: { folder_id: 2 } } },
    });
    const first = { ...stored, id: 1 };
    expect(decideFolderRename(first, { name: "Best", folder_id: 4 }, admin, free)).toMatchObject({
      left: { errors: { folder_id: ["A folder cannot be in itself or in a folder within it."] } },
    });
    expect(decideFolderRename(first, { name: "Best", folder_id: 3 }, admin, free)).toMatchObject(deep);
  });

  it("should be deleted by administrators", () => {
    expect(decideFolderDelete(stored, { role: "owner" }, "Twin")).toMatchObject({ left: { tag: "conflict" } });
    expect(decideFolderDelete(stored, { role: "owner" }, null)).toEqual(
      E.right({ folder: { ...stored, version: 5 }, audit: { action: "group_folder.delete", before: { name: "Best" }, after: null } }),
    );
  });

  it("should be refused to users and guests, also under a taken name", () => {
    for (const role of ["user", "guest"] as const) {
      expect(decideFolderRename(stored, { name: "Mine" }, { role }, held)).toEqual(adminsOnly);
      expect(decideFolderDelete(stored, { role }, null)).toEqual(adminsOnly);
    }
  });

  it("should be not found before anything else is checked", () => {
    expect(decideFolderRename(null, { name: "Mine" }, { role: "user" }, held)).toEqual(missing);
    expect(decideFolderDelete(null, { role: "user" }, null)).toEqual(missing);
  });
});

describe("the order of groups and folders", () => {
  it("should name each id once, in the audit log too", () => {
    expect(decideOrder("group", [3, 1, 3])).toEqual({
      ids: [3, 1],
      audit: { action: "group.order", before: null, after: { ids: [3, 1] } },
    });
    expect(decideOrder("group_folder", [])).toEqual({ ids: [], audit: { action: "group_folder.order", before: null, after: { ids: [] } } });
  });

  it("should begin with the named existing ones and keep the others after them in their order [B7.16]", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20)), fc.uniqueArray(fc.nat(20)), (held, ids) => {
        const named = ids.filter((id) => held.includes(id));
        expect(
          inOrderOf(
            held.map((id) => ({ id })),
            ids,
          ).map(({ id }) => id),
        ).toEqual([...named, ...held.filter((id) => !named.includes(id))]);
      }),
    );
  });
});
