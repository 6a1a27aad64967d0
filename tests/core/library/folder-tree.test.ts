import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import type { FileFolder } from "../../../core/files/file.model.ts";
import { fileItem, folderItem } from "../../../core/files/library-item.rule.ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import { folderPath, folderRows, foldersIn, mayHoldFolder, mayMoveInto, mostFolderLevels } from "../../../core/library/folder-tree.rule.ts";
import { mayMoveEntries, sharedByAll } from "../../../core/library/library-entry.rule.ts";
import { fileOf, folderOf } from "../files/file-sample.ts";

/** 1 > 2 > 3 > 4 > 5, 6, and the banners. */
const folders = [
  folderOf("banners", null, { system: true, editable: false }),
  folderOf(1),
  folderOf(2, 1),
  folderOf(3, 2),
  folderOf(4, 3),
  folderOf(5, 4),
  folderOf(6),
];

/** Folders within the depth limit: the parent of each is one before it, or none. */
const trees = fc.array(fc.nat(20), { maxLength: 14 }).map((parents) => {
  const made: FileFolder[] = [];
  for (const [at, parent] of parents.entries()) {
    const above = parent > at ? null : parent === 0 ? null : parent;
    const isDeep = folderPath([...made], above).length >= mostFolderLevels;
    made.push(folderOf(at + 1, isDeep ? null : above));
  }
  return made;
});

describe("folders", () => {
  it("should be listed below the folder that they are in, system folders last", () => {
    expect(folderRows(folders).map(({ folder, depth }) => `${"-".repeat(depth)}${folder.id}`)).toEqual([
      "1",
      "-2",
      "--3",
      "---4",
      "----5",
      "6",
      "banners",
    ]);
    expect(folderPath(folders, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(folderPath(folders, 99)).toEqual([]);
  });

  it("should be as deep as files and lessons allow", () => {
    expect([fileLimits.folderDepth, lessonLimits.folderDepth]).toEqual([mostFolderLevels, mostFolderLevels]);
  });

  it("should be at the top when their parent is not visible", () => {
    const shared = [folderOf(3, 2), folderOf(4, 3)];
    expect(foldersIn(shared, null).map(({ id }) => id)).toEqual([3]);
    expect(folderPath(shared, 4).map(({ id }) => id)).toEqual([3, 4]);
  });

  it("should end the path of a folder at a cycle", () => {
    expect(folderPath([folderOf(1, 2), folderOf(2, 1)], 1).map(({ id }) => id)).toEqual([2, 1]);
  });

  it.each([
    ["into itself", [1], 1, false],
    ["into a folder inside it", [2], 4, false],
    ["into a system folder", [6], "banners", false],
    ["beyond the greatest depth", [6], 5, false],
    ["with its folders beyond the greatest depth", [1], 6, false],
    ["to the last level", [6], 4, true],
    ["to the top", [4], null, true],
    ["into an unknown folder", [6], 99, false],
  ] as const)("should be moved %s: %s", (_, moved, target, isAllowed) => {
    expect(mayMoveInto(folders, moved, target)).toBe(isAllowed);
  });

  it("should get folders of their own up to the fifth level", () => {
    expect([null, 4, 5, "banners" as const].map((id) => mayHoldFolder(folders, id))).toEqual([true, true, false, false]);
  });

  it("should be listed, and offered as targets of a move, at the greatest number within a second", () => {
    const many = Array.from({ length: fileLimits.folders }, (_, at) => folderOf(at + 1, at % 5 === 0 ? null : at));
    const begun = performance.now();
    expect(folderRows(many)).toHaveLength(fileLimits.folders);
    expect(many.filter(({ id }) => mayMoveInto(many, [1], id))).toEqual([]);
    expect(many.filter(({ id }) => mayMoveInto(many, [5], id))).not.toEqual([]);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it("should stay a tree within the greatest depth after every move that is allowed", () => {
    fc.assert(
      fc.property(trees, fc.nat(), fc.nat(), (tree, from, to) => {
        const moved = tree[from % Math.max(1, tree.length)];
        const target = tree[to % Math.max(1, tree.length)]?.id ?? null;
        fc.pre(moved !== undefined && typeof target !== "string" && mayMoveInto(tree, [moved.id], target));
        const after = tree.map((folder) =>
          folder.id === moved?.id && typeof target !== "string" ? { ...folder, parent_id: target } : folder,
        );
        const rows = folderRows(after);
        expect(rows).toHaveLength(tree.length);
        expect(Math.max(...rows.map(({ depth }) => depth))).toBeLessThan(mostFolderLevels);
      }),
    );
  });
});

describe("entries of the library", () => {
  it("should be moved where at least one is not yet, and only when all are editable", () => {
    const [file, folder] = [fileItem(fileOf(1, { folder_id: 6 })), folderItem(folderOf(2, 1))];
    expect(mayMoveEntries(folders, [file], 6)).toBe(false);
    expect(mayMoveEntries(folders, [file, folder], 6)).toBe(true);
    expect(mayMoveEntries(folders, [file, fileItem(fileOf(2, { editable: false }))], null)).toBe(false);
    expect(mayMoveEntries(folders, [], null)).toBe(false);
  });

  it("should name the teams that all of them are shared with", () => {
    expect(sharedByAll([fileItem(fileOf(1, { teams: [1, 2, 3] })), folderItem(folderOf(2, null, { teams: [3, 2] }))])).toEqual([2, 3]);
    expect(sharedByAll([])).toEqual([]);
  });
});
