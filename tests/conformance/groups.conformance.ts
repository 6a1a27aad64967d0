import { describe, expect, it } from "vitest";
import type { Group } from "../../core/groups/group.model.ts";
import type { GroupKeeper } from "../fakes/group-store.fake.ts";
import { given, refusal } from "./answer-of.ts";

/**
 * Stores of one organisation for two callers.
 * @property userId the id of the user who is no administrator
 */
export type GroupBench = {
  readonly admin: GroupKeeper;
  readonly user: GroupKeeper;
  readonly userId: number;
  readonly wait: (seconds: number) => void;
};

const vip = { tags: { $overlaps: ["vip"] } };
const nobodyElse = { users: [], teams: [], all: false };
const everybody = { ...nobodyElse, all: true };
const unknown = 999_999_999;
const names = (groups: readonly Group[]): readonly string[] => groups.map(({ name }) => name);

/**
 * What every store of groups does with each command, and how it refuses it; `tests/core/groups` holds the decisions themselves.
 * @param make gives stores without groups and folders
 */
export const groupsConformance = (label: string, make: () => Promise<GroupBench>): void => {
  describe(`Groups of ${label}`, () => {
    it("should return a group as it was created, with defaults for what was not given [B3.35, C3.49]", async () => {
      const { user, userId } = await make();
      const made = await given(user.create({ name: " VIPs ", filters: vip }));
      expect(made).toMatchObject({
        name: "VIPs",
        filters: vip,
        folder_id: null,
        share_to: nobodyElse,
        view: "grid",
        order: 0,
        user_id: userId,
        count: 0,
        broken: null,
        redacted: false,
        editable: true,
        version: 1,
      });
      expect(made).not.toHaveProperty("deleted_at");
      expect(await given(user.get(made.id))).toEqual(made);
      expect(await given(user.list())).toEqual({ groups: [made], folders: [] });
      expect(await given(user.search("vip"))).toEqual([made]);
      expect(await refusal(user.create({ name: "Wrong", filters: { boat: 1 } }))).toMatchObject({
        tag: "invalid",
        errors: { "filters.boat": ['Unknown field "boat".'] },
      });
    });

    it("should find the caller's visible groups by a part of their name, and none by a blank one [C5.09]", async () => {
      const { admin, user } = await make();
      await given(admin.create({ name: "Best of all", filters: vip }));
      const best = await given(user.create({ name: "The best", filters: vip }));
      await given(user.create({ name: "Others", filters: vip }));
      expect(await given(user.search(" BEST "))).toEqual([best]);
      expect(await given(user.search("   "))).toEqual([]);
    });

    it("should change the given properties of a group: its folder, sharing, view, name and filter", async () => {
      const { user, userId, wait } = await make();
      const folder = await given(user.createFolder({ name: "Best" }));
      const made = await given(user.create({ name: "VIPs", filters: vip }));
      wait(5);
      const moved = await given(user.update(made.id, { version: 1, folder_id: folder.id }));
      expect(moved).toEqual({ ...made, folder_id: folder.id, version: 2, updated_at: made.updated_at + 5 });
      const share_to = { users: [userId], teams: [], all: true };
      expect(await given(user.update(made.id, { version: 2, share_to, view: "list", name: " Dear VIPs " }))).toEqual({
        ...moved,
        share_to,
        view: "list",
        name: "Dear VIPs",
        version: 3,
      });
      const filters = { tags: { $overlaps: ["gold"] } };
      expect(await given(user.update(made.id, { version: 3, filters, folder_id: null }))).toMatchObject({
        filters,
        folder_id: null,
        share_to,
        version: 4,
      });
    });

    it("should refuse a change of an older version, with an invalid filter and with an unknown user, team or folder", async () => {
      const { user } = await make();
      const { id } = await given(user.create({ name: "VIPs", filters: vip }));
      const stored = await given(user.update(id, { version: 1, name: "Dear VIPs" }));
      expect(await refusal(user.update(id, { version: 1, name: "Late" }))).toMatchObject({
        tag: "conflict",
        message: "Someone else changed this group in the meantime.",
        current: stored,
      });
      expect(await refusal(user.update(id, { version: 2, filters: [] }))).toMatchObject({
        tag: "invalid",
        errors: { filters: ["A filter is an object."] },
      });
      expect(await refusal(user.update(id, { version: 2, share_to: { ...nobodyElse, users: [unknown] } }))).toMatchObject({
        tag: "invalid",
        errors: { "share_to.users": ["Someone named here is not in this organisation"] },
      });
      expect(await refusal(user.update(id, { version: 2, share_to: { ...nobodyElse, teams: [unknown] } }))).toMatchObject({
        tag: "invalid",
        errors: { "share_to.teams": ["A team named here does not exist"] },
      });
      expect(await refusal(user.update(id, { version: 2, folder_id: unknown }))).toMatchObject({
        tag: "invalid",
        errors: { folder_id: ["There is no such folder"] },
      });
      expect(await given(user.get(id))).toEqual(stored);
    });

    it("should hide a group from users it is not shared with, and refuse changes by those it is shared with [B6.01]", async () => {
      const { admin, user } = await make();
      const { id } = await given(admin.create({ name: "Private", filters: vip }));
      for (const answer of [user.get(id), user.update(id, { version: 1, name: "Mine" }), user.remove(id), user.restore(id)])
        expect(await refusal(answer)).toMatchObject({ tag: "not-found", message: "There is no such group." });
      expect((await given(user.list())).groups).toEqual([]);
      await given(admin.update(id, { version: 1, share_to: everybody }));
      expect(await given(user.get(id))).toMatchObject({ name: "Private", editable: false });
      for (const answer of [user.update(id, { version: 2, name: "Mine" }), user.remove(id)])
        expect(await refusal(answer)).toMatchObject({
          tag: "forbidden",
          message: "Only the owner of a group and administrators change it.",
        });
    });

    it("should delete a group and restore it", async () => {
      const { user } = await make();
      const { id } = await given(user.create({ name: "VIPs", filters: vip }));
      expect(await refusal(user.restore(id))).toMatchObject({ tag: "not-found" });
      expect(await given(user.remove(id))).toMatchObject({ id, version: 2 });
      for (const answer of [user.get(id), user.update(id, { version: 2, name: "Gone" }), user.remove(id)])
        expect(await refusal(answer)).toMatchObject({ tag: "not-found" });
      expect((await given(user.list())).groups).toEqual([]);
      expect(await given(user.restore(id))).toMatchObject({ id, name: "VIPs", version: 3, count: 0 });
      expect(names((await given(user.list())).groups)).toEqual(["VIPs"]);
    });

    it("should set the order of groups and folders, those not given after them [B7.16]", async () => {
      const { user } = await make();
      for (const name of ["A", "B", "C"]) {
        await given(user.create({ name, filters: vip }));
        await given(user.createFolder({ name }));
      }
      const { groups, folders } = await given(user.list());
      expect([...names(groups), ...folders.map(({ name }) => name)]).toEqual(["A", "B", "C", "A", "B", "C"]);
      const last = groups.slice(2).map(({ id }) => id);
      const shelf = await given(user.order([...last, ...last, unknown]));
      expect(shelf.groups.map(({ name, order }) => [name, order])).toEqual([
        ["C", 0],
        ["A", 1],
        ["B", 2],
      ]);
      const after = await given(user.orderFolders(folders.slice(1, 2).map(({ id }) => id)));
      expect(after.folders.map(({ name, order }) => [name, order])).toEqual([
        ["B", 0],
        ["A", 1],
        ["C", 2],
      ]);
    });

    it("should keep folders three deep, and what is in a deleted one one level up [B3.35] [B7.16]", async () => {
      const { admin, user } = await make();
      const top = await given(user.createFolder({ name: "Top" }));
      const middle = await given(user.createFolder({ name: "Middle", folder_id: top.id }));
      const low = await given(user.createFolder({ name: "Low", folder_id: middle.id }));
      expect(low).toMatchObject({ folder_id: middle.id });
      expect(await refusal(user.createFolder({ name: "Lower", folder_id: low.id }))).toMatchObject({
        tag: "invalid",
        errors: { folder_id: ["Folders of groups can be 3 deep. Choose a folder further up."] },
      });
      const group = await given(user.create({ name: "VIPs", filters: vip, folder_id: middle.id }));
      const after = await given(admin.removeFolder(middle.id));
      expect(after.folders.map(({ name, folder_id }) => [name, folder_id])).toEqual([
        ["Top", null],
        ["Low", top.id],
      ]);
      expect(await given(user.get(group.id))).toMatchObject({ folder_id: top.id });
      expect(await given(admin.renameFolder(low.id, { name: "Low", folder_id: null }))).toMatchObject({ folder_id: null });
    });

    it("should give folders in the same place different names in any case, and refuse by the field what would make two alike", async () => {
      const { admin, user } = await make();
      const [north, south] = [await given(user.createFolder({ name: "North" })), await given(user.createFolder({ name: "South" }))];
      const inner = await given(user.createFolder({ name: "North", folder_id: north.id }));
      const other = await given(user.createFolder({ name: "north", folder_id: south.id }));
      const taken = { tag: "invalid", errors: { name: ["Another folder has this name"] } };
      expect(await refusal(user.createFolder({ name: "NORTH", folder_id: north.id }))).toMatchObject(taken);
      expect(await refusal(admin.renameFolder(other.id, { name: "North", folder_id: north.id }))).toMatchObject(taken);
      expect(await refusal(admin.renameFolder(other.id, { name: "north", folder_id: north.id }))).toMatchObject({
        tag: "invalid",
        errors: { folder_id: ["There is a folder with this name in it already"] },
      });
      expect(await given(admin.renameFolder(other.id, { name: "East", folder_id: north.id }))).toMatchObject({ name: "East" });
      expect((await given(admin.removeFolder(north.id))).folders.map(({ name, folder_id }) => [name, folder_id])).toEqual([
        ["South", null],
        ["North", null],
        ["East", null],
      ]);
      const last = await given(user.createFolder({ name: "Last", folder_id: south.id }));
      const twin = await given(user.createFolder({ name: "NORTH", folder_id: last.id }));
      await given(admin.renameFolder(last.id, { name: "Last", folder_id: null }));
      expect(await refusal(admin.removeFolder(last.id))).toMatchObject({
        tag: "conflict",
        message: "“NORTH” would move one level up, where another folder has this name. Rename one of them first.",
      });
      await given(admin.renameFolder(twin.id, { name: inner.name, folder_id: south.id }));
      await given(admin.removeFolder(last.id));
    });

    it("should create, rename and delete folders, whose groups are then in none", async () => {
      const { admin, user } = await make();
      const folder = await given(user.createFolder({ name: " Best " }));
      expect(folder).toMatchObject({ name: "Best", order: 0, version: 1 });
      const taken = { tag: "invalid", errors: { name: ["Another folder has this name"] } };
      expect(await refusal(user.createFolder({ name: "best " }))).toMatchObject(taken);
      const other = await given(user.createFolder({ name: "Other" }));
      expect(await refusal(admin.renameFolder(other.id, { name: "BEST" }))).toMatchObject(taken);
      expect(await given(admin.renameFolder(folder.id, { name: "best" }))).toEqual({ ...folder, name: "best", version: 2 });
      const made = await given(user.create({ name: "VIPs", filters: vip, folder_id: folder.id }));
      for (const answer of [user.renameFolder(folder.id, { name: "Mine" }), user.removeFolder(folder.id)])
        expect(await refusal<unknown>(answer)).toMatchObject({
          tag: "forbidden",
          message: "Only administrators rename and delete folders of others.",
          needs: "admins",
        });
      for (const answer of [admin.renameFolder(unknown, { name: "None" }), admin.removeFolder(unknown)])
        expect(await refusal<unknown>(answer)).toMatchObject({ tag: "not-found", message: "There is no such folder." });
      const after = await given(admin.removeFolder(folder.id));
      expect(after.folders.map(({ name }) => name)).toEqual(["Other"]);
      expect(await given(user.get(made.id))).toMatchObject({ folder_id: null, version: 2 });
    });
  });
};
