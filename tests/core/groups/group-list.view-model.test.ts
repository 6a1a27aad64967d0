import { describe, expect, it } from "vitest";
import {
  folderLevels,
  groupListCommands,
  groupListPage,
  groupsIn,
  groupsNamed,
  neighbourOf,
  orderAfterDrop,
  parentOfNew,
} from "../../../core/groups/group-list.view-model.ts";
import type { Group, GroupListing } from "../../../core/groups/group.model.ts";

const group = (id: number, folder_id: number | null, name = `Group ${id}`): Group => ({
  id,
  name,
  filters: {},
  folder_id,
  share_to: { users: [], teams: [], all: false },
  view: "grid",
  order: id,
  user_id: 1,
  count: 0,
  broken: null,
  redacted: false,
  editable: true,
  version: 1,
  created_at: 0,
  updated_at: 0,
});
const groups = [group(1, null), group(2, 9), group(3, null), group(4, 9)];
const shelf: GroupListing = { groups, folders: [{ id: 9, name: "Best", folder_id: null, order: 0, version: 1 }] };

describe("the page of groups", () => {
  it("should show the folder of its address, once it is known to exist", () => {
    expect(groupListPage(undefined, "9", {}, "user")).toMatchObject({ folder: 9, open: null });
    expect(groupListPage(shelf, "9", {}, "user").open?.name).toBe("Best");
    expect(groupListPage(shelf, "8", {}, "user")).toMatchObject({ folder: 8, open: null });
    expect(groupListPage(shelf, undefined, {}, "user")).toMatchObject({ folder: null, open: null });
  });

  it("should show cards unless its address names the list", () => {
    expect(groupListPage(shelf, undefined, { view: "list", search: "a" }, "user")).toMatchObject({ view: "list", search: "a" });
    expect(groupListPage(shelf, undefined, { view: "tree" }, "user")).toMatchObject({ view: "grid", search: "" });
  });

  it.each([
    ["owner", true, true],
    ["admin", true, true],
    ["user", true, false],
    ["guest", false, false],
  ] as const)("should let the role %s create groups: %s, and manage folders: %s", (role, mayCreate, mayManageFolders) => {
    expect(groupListPage(shelf, undefined, {}, role)).toMatchObject({ mayCreate, mayManageFolders });
  });
});

describe("the commands of the page of groups", () => {
  it("should offer a guest only the search and the other view", () => {
    expect(groupListCommands(groupListPage(shelf, "9", {}, "guest"))).toEqual(["search", "list"]);
  });

  it("should offer renaming and deleting a folder to administrators inside one", () => {
    expect(groupListCommands(groupListPage(shelf, "9", { view: "list" }, "admin"))).toEqual([
      "search",
      "create",
      "folder",
      "rename-folder",
      "remove-folder",
      "cards",
    ]);
    expect(groupListCommands(groupListPage(shelf, undefined, {}, "admin"))).toEqual(["search", "create", "folder", "list"]);
    expect(groupListCommands(groupListPage(shelf, "9", {}, "user"))).toEqual(["search", "create", "folder", "list"]);
  });
});

describe("the groups of a page", () => {
  it("should be those of its folder whose names contain the search in any case", () => {
    expect(groupsIn(groups, 9).map(({ id }) => id)).toEqual([2, 4]);
    expect(groupsIn(groups, null)).toBe(groups);
    expect(groupsNamed([group(1, null, "Keen people"), group(2, null, "Idle")], " KEEN ").map(({ id }) => id)).toEqual([1]);
  });
});

describe("reordering groups", () => {
  it("should move the dropped group to the place of the other, in either direction", () => {
    expect(orderAfterDrop(groups, 1, 3)).toEqual([2, 3, 1, 4]);
    expect(orderAfterDrop(groups, 4, 2)).toEqual([1, 4, 2, 3]);
    expect(orderAfterDrop(groups, 3, 1)).toEqual([3, 1, 2, 4]);
  });

  it("should keep the order when a group is unknown", () => {
    expect(orderAfterDrop(groups, 1, 99)).toEqual([1, 2, 3, 4]);
    expect(orderAfterDrop(groups, 99, 1)).toEqual([1, 2, 3, 4]);
  });

  it("should skip groups of other folders, and not go beyond the ends", () => {
    expect(neighbourOf(groups, 9, 4, "up")).toBe(2);
    expect(neighbourOf(groups, 9, 2, "up")).toBeUndefined();
    expect(neighbourOf(groups, 9, 4, "down")).toBeUndefined();
    expect(neighbourOf(groups, null, 4, "up")).toBe(3);
  });
});

describe("folders of groups within one another", () => {
  const folder = (id: number, folder_id: number | null) => ({ id, name: `Folder ${id}`, folder_id, order: id, version: 1 });
  const folders = [folder(1, null), folder(2, 1), folder(3, 2), folder(4, null)];

  it("should be offered level by level down to those in the open one", () => {
    const shown = (open: number | null) =>
      folderLevels(folders, open).map(({ parent, folders: inside, selected }) => [
        parent?.id ?? null,
        inside.map(({ id }) => id),
        selected,
      ]);
    expect(shown(null)).toEqual([[null, [1, 4], null]]);
    expect(shown(1)).toEqual([
      [null, [1, 4], 1],
      [1, [2], 1],
    ]);
    expect(shown(3)).toEqual([
      [null, [1, 4], 1],
      [1, [2], 2],
      [2, [3], 3],
    ]);
    expect(folderLevels([], null)).toEqual([]);
  });

  it("should be created in the open one, or above it where that may hold none", () => {
    expect([null, 1, 2, 3].map((open) => parentOfNew(folders, open)?.id ?? null)).toEqual([null, 1, 2, 2]);
  });
});
