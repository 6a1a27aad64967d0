import { describe, expect, it } from "vitest";
import type { FileLibraryState } from "../../../core/files/file-library.model.ts";
import { actionsOn, libraryShown } from "../../../core/files/file-library.view-model.ts";
import { type FileQuery, firstFiles } from "../../../core/files/file-query.model.ts";
import { fileItem, folderItem } from "../../../core/files/library-item.rule.ts";
import { shareEnd } from "../../../core/files/share-end.rule.ts";
import { storageShare } from "../../../core/files/storage-share.rule.ts";
import { thumbnailAddress } from "../../../core/files/thumbnail.rule.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import { emptyState, stateOf } from "../../../core/kernel/resource-state.ts";
import { binDaysLeft } from "../../../core/library/bin-days.rule.ts";
import { listedFolders } from "../../../core/library/library-shown.rule.ts";
import { fileOf, folderOf } from "./file-sample.ts";

const folders = [folderOf(1, null, { name: "Harbor films" }), folderOf(2, 1, { name: "Films of May" }), folderOf(3, null, { name: "May" })];
const query = (values: Partial<FileQuery> = {}): FileQuery => ({ ...firstFiles, ...values });
const rows = loaded({ all: [fileOf(7)], count: 41, page: 1, pages: 1 });

const state = (values: Partial<FileLibraryState> = {}): FileLibraryState => ({
  query: firstFiles,
  answered: values.query ?? firstFiles,
  files: stateOf({ ...emptyState("grid"), rows }),
  folders: loaded(folders),
  binFolders: loaded([folderOf(9, 1)]),
  usage: idle,
  ...values,
});

describe("the folders that are listed before the files", () => {
  it.each([
    ["of the top", query(), [1, 3]],
    ["of a folder", query({ folder_id: 1 }), [2]],
    ["that a search finds", query({ search: "may films", all: true }), [2]],
    ["that a search finds below a folder", query({ folder_id: 1, search: "MAY", all: true }), [2]],
    ["of a later page", query({ page: 2 }), []],
    ["beside a kind", query({ type: ["image"], all: true }), []],
    ["beside all files", query({ all: true }), []],
    ["of pictures without description", query({ undescribed: true, all: true }), []],
  ])("should be those %s", (_, asked, ids) => {
    expect(listedFolders(folders, asked, asked.type.length > 0 || asked.undescribed).map(({ id }) => id)).toEqual(ids);
  });
});

describe("the library", () => {
  it("should show folders, then files, with the path of the open folder", () => {
    const shown = libraryShown(state({ query: query({ folder_id: 2 }) }), query({ folder_id: 2 }), "admin");
    expect(shown).toMatchObject({ count: 41, isLoading: false, isLoaded: true, isUnknown: false, mayAdd: true, mayAddFolder: true });
    expect(shown.path.map(({ id }) => id)).toEqual([1, 2]);
    expect(shown.items.map(({ key }) => key)).toEqual(["file:7"]);
    expect(libraryShown(state(), firstFiles, "admin").items.map(({ key }) => key)).toEqual(["folder:1", "folder:3", "file:7"]);
  });

  it("should be loading while the files answer another query, without the failure of that", () => {
    const failed = state({ files: stateOf({ ...emptyState("grid"), rows: { tag: "failed", failure: { tag: "offline" } } }) });
    expect(libraryShown(failed, firstFiles, "admin")).toMatchObject({ isLoading: false, isLoaded: false, failure: { tag: "offline" } });
    expect(libraryShown(failed, query({ folder_id: 1 }), "admin")).toMatchObject({ isLoading: true, failure: null });
  });

  it("should know that a folder of the address is not there", () => {
    expect(libraryShown(state(), query({ folder_id: 99 }), "admin")).toMatchObject({ isUnknown: true, mayAdd: false });
    expect(libraryShown(state({ folders: idle }), query({ folder_id: 99 }), "admin").isUnknown).toBe(false);
  });

  it("should list deleted folders at the top of the bin, to which nothing is added", () => {
    const bin = query({ deleted: true });
    const shown = libraryShown(state({ query: bin }), bin, "admin");
    expect(shown.items.map(({ key }) => key)).toEqual(["folder:9", "file:7"]);
    expect(shown).toMatchObject({ mayAdd: false, path: [], folder: null });
  });

  it("should let guests add nothing", () => {
    expect(libraryShown(state(), firstFiles, "guest")).toMatchObject({ mayAdd: false, mayAddFolder: false });
  });
});

describe("actions on entries", () => {
  const [file, other, folder] = [fileItem(fileOf(1)), fileItem(fileOf(2)), folderItem(folderOf(1))];
  const fixed = fileItem(fileOf(3, { editable: false, system: true }));

  it.each([
    ["a file", [file], ["open", "download", "rename", "move", "teams", "link", "remove"]],
    ["a folder", [folder], ["open", "rename", "move", "teams", "link", "remove"]],
    ["files", [file, other], ["download", "move", "teams", "remove"]],
    ["files and folders", [file, folder], ["move", "teams", "remove"]],
    ["a file that cannot be changed", [fixed], ["open", "download"]],
    ["files of which one cannot be changed", [file, fixed], ["download"]],
    ["nothing", [], []],
  ])("should be for %s", (_, items, expected) => {
    expect(actionsOn(items, false, "admin")).toEqual(expected);
  });

  it("should only restore in the bin, and change nothing for guests", () => {
    expect(actionsOn([file, folder], true, "user")).toEqual(["restore"]);
    expect(actionsOn([file], true, "guest")).toEqual([]);
    expect(actionsOn([file], false, "guest")).toEqual(["open", "download"]);
  });
});

describe("what is shown of files", () => {
  it("should count days in the bin from the deletion on, a begun day as a whole", () => {
    const day = 86_400;
    expect([0, 1, day, 30 * day, 31 * day].map((after) => binDaysLeft(1_000, 1_000 + after, 30 * day))).toEqual([30, 30, 29, 0, 0]);
  });

  it("should warn from nine tenths of the storage on, and when it is full or there is none", () => {
    expect([0, 89.9, 90, 100, 140].map((bytes) => storageShare({ bytes, limit: 100 }).state)).toEqual([
      "free",
      "free",
      "near",
      "full",
      "full",
    ]);
    expect(storageShare({ bytes: 140, limit: 100 }).percent).toBe(100);
    expect(storageShare({ bytes: 0, limit: 0 })).toEqual({ percent: 100, state: "full" });
  });

  it("should end a link after whole days, or never", () => {
    expect([shareEnd(7, 100), shareEnd(null, 100)]).toEqual([100 + 7 * 86_400, null]);
  });

  it("should take small pictures of pictures and of films with a poster", () => {
    const film = fileOf(1, { type: "video", url: "/media/a/f.mp4" });
    expect(thumbnailAddress(fileOf(1), 320)).toBe("/media/1/file-1.jpg?w=320");
    expect(thumbnailAddress({ ...film, poster: "/media/a/f.mp4?poster" }, 640)).toBe("/media/a/f.mp4?poster&w=640");
    expect([film, fileOf(1, { type: "pdf" })].map((file) => thumbnailAddress(file, 320))).toEqual([null, null]);
  });
});
