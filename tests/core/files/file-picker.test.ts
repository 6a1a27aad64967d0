import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, Subject } from "rxjs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isUndescribed } from "../../../core/files/file-details.view-model.ts";
import type { FilePicking } from "../../../core/files/file-picker.model.ts";
import { makeFilePickers } from "../../../core/files/file-picker.service.ts";
import {
  choosableLocal,
  firstPickerState,
  openPath,
  foldersHere,
  pickerQuery,
  toggledFile,
  uploadFolder,
  withPage,
} from "../../../core/files/file-picker.view-model.ts";
import type { FileQuery } from "../../../core/files/file-query.model.ts";
import type { FilePage, FileRecord } from "../../../core/files/file.model.ts";
import type { FileStore } from "../../../core/files/files.port.ts";
import type { LocalFile, Upload } from "../../../core/files/uploads.model.ts";
import type { FileUploads } from "../../../core/files/uploads.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue, loaded } from "../../../core/kernel/remote.ts";
import { galleryFolders, galleryPictures } from "../../../ui/staff/files/picker/gallery-files.ts";
import { makeFileFolderStoreFake } from "../../fakes/file-folder-store.fake.ts";
import { makeFileStoreFake } from "../../fakes/file-store.fake.ts";
import { type HeldFile, makeFileWorldFake } from "../../fakes/file-world.fake.ts";

const stored = (id: number): HeldFile => ({
  id,
  address: `address-${id}`,
  filename: id > 60 ? `terms-${id}.pdf` : `picture-${id}.jpg`,
  mimetype: id > 60 ? "application/pdf" : "image/jpeg",
  folder_id: null,
  size: 1_000,
  width: 800,
  height: 600,
  duration: null,
  has_poster: false,
  description: "",
  focus: null,
  teams: [],
  created_by: 1,
  version: 1,
  deleted_at: null,
  created_at: id,
  updated_at: id,
  sha256: String(id).padStart(64, "0"),
  upload_id: null,
});

const pictures: FilePicking = { kinds: ["image"] };
const place = { ...firstPickerState, folders: loaded(galleryFolders) };

describe("the query of the picker", () => {
  it("should take the newest files of all folders, of the kinds that can be chosen", () => {
    expect(pickerQuery(place, pictures, 2)).toMatchObject({ all: true, folder_id: null, sort: "-created", type: ["image"], page: 2 });
    expect(pickerQuery(place, {}, 1)).toMatchObject({ type: [] });
  });

  it("should list a folder by name, and search it and what is below it by trimmed words", () => {
    const folders = { ...place, source: "folders", folder: 1 } as const;
    expect(pickerQuery(folders, {}, 1)).toMatchObject({ all: false, folder_id: 1, sort: "name", search: "" });
    expect(pickerQuery({ ...folders, words: " boat " }, {}, 1)).toMatchObject({ all: false, folder_id: 1, search: "boat" });
    expect(pickerQuery({ ...folders, folder: null, words: "boat" }, {}, 1)).toMatchObject({ all: true, folder_id: null });
  });
});

describe("folders of the picker", () => {
  it("should be those in the open folder, the stock banners among them at the top, and none while searching", () => {
    expect(foldersHere(place).map(({ name }) => name)).toEqual(["Stock Banners", "Boats", "Regatta of the year, with a long name"]);
    expect(foldersHere({ ...place, folder: 1 }).map(({ name }) => name)).toEqual(["Sails"]);
    expect(foldersHere({ ...place, words: "a" })).toEqual([]);
  });

  it("should form the path from the top level to the open one, and end at a cycle of parents", () => {
    expect(openPath({ ...place, folder: 3 }).map(({ name }) => name)).toEqual(["Boats", "Sails"]);
    const circle = galleryFolders.map((folder) => (folder.id === 1 ? { ...folder, parent_id: 3 } : folder));
    expect(openPath({ folders: loaded(circle), folder: 3 }).map(({ name }) => name)).toEqual(["Boats", "Sails"]);
  });

  it("should take uploads only where the user may change them", () => {
    const at = (folder: typeof place.folder) => uploadFolder({ ...place, source: "upload", folder });
    expect([at(1), at("banners"), at(null), at(99)]).toEqual([1, null, null, null]);
    expect(uploadFolder({ ...place, source: "recent", folder: 1 })).toBeNull();
  });
});

const local = (name: string, type: string): LocalFile => ({ name, type, size: 1, lastModified: 0 });

describe("the selection of the picker", () => {
  const [first, second] = galleryPictures;
  if (first === undefined || second === undefined) throw new Error("The gallery has two pictures.");

  it("should hold one file, or several in the order of choice", () => {
    expect(toggledFile([first], second, {})).toEqual([second]);
    expect(toggledFile([first], first, {})).toEqual([first]);
    expect(toggledFile([first], second, { isMultiple: true })).toEqual([first, second]);
    expect(toggledFile([first, second], first, { isMultiple: true })).toEqual([second]);
  });

  it("should take local files of the kinds that can be chosen, and leave unknown ones to the server", () => {
    const given = [local("a.jpg", "image/jpeg"), local("b.pdf", "application/pdf"), local("c", "")];
    const { taken, refused } = choosableLocal(given, { ...pictures, isMultiple: true });
    expect([taken.map(({ name }) => name), refused]).toEqual([["a.jpg", "c"], ["b.pdf"]]);
    expect(choosableLocal(given, {}).taken).toHaveLength(1);
  });

  it("should show a file once, also when it moved to the next page meanwhile", () => {
    const page = (results: readonly FileRecord[], number: number): FilePage => ({ results, page: number, pages: 2, count: 3 });
    expect(withPage(page([first, second], 1), page([second], 2))).toEqual(page([first, second], 2));
  });
});

const uploading = (id: string, more: Partial<Upload> = {}): Upload => ({
  id,
  name: `${id}.jpg`,
  size: 10,
  sent: 0,
  status: "sending",
  target: { folder_id: null },
  failure: null,
  file: null,
  ...more,
});

/** A picker over files in memory: 60 pictures without descriptions and a document. */
const open = (request: FilePicking = pictures) => {
  const world = makeFileWorldFake();
  for (let id = 1; id <= 61; id += 1) {
    world.nextId();
    world.files.set(id, stored(id));
  }
  const folders = makeFileFolderStoreFake(world);
  const store = makeFileStoreFake(world, folders);
  const asked: FileQuery[] = [];
  let failure: Failure | null = null;
  const list: FileStore["list"] = (query) => {
    asked.push(query);
    return failure === null ? store.list(query) : TE.left(failure);
  };
  const fail = (next: Failure | null): void => {
    failure = next;
  };
  const uploads$ = new BehaviorSubject<readonly Upload[]>([]);
  const added: unknown[] = [];
  const uploads: FileUploads = {
    uploads$,
    uploaded$: new Subject(),
    add: (files, target) => {
      added.push([files.map(({ name }) => name), target]);
      uploads$.next([...uploads$.value, ...files.map(({ name }) => uploading(name))]);
      return files.map(({ name }) => name);
    },
    pause: () => undefined,
    resume: () => undefined,
    cancel: () => undefined,
    clear: () => undefined,
  };
  const picker = makeFilePickers({ files: { ...store, list }, folders }).open(request, uploads);
  const shown = () => (latestValue(picker.latest().files)?.results ?? []).map(({ id }) => id);
  const file = (id: number): FileRecord => {
    const found = world.file(id);
    if (found === null) throw new Error(`There is no file ${id}.`);
    return found;
  };
  return { world, picker, asked, fail, uploads$, added, shown, file, end: picker.begin() };
};

describe("the picker", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const settle = () => vi.advanceTimersByTimeAsync(250);

  it("should show the newest pictures and append a page on demand", async () => {
    const { picker, shown } = open();
    expect(picker.latest().files.tag).toBe("loading");
    await settle();
    expect(shown()).toHaveLength(50);
    picker.more();
    await settle();
    expect(shown()).toHaveLength(60);
    expect(picker.latest().files.tag).toBe("loaded");
  });

  it("should search once typing pauses, and drop the answer for earlier words", async () => {
    const { picker, asked, shown } = open();
    await settle();
    for (const words of ["p", "picture-1", "picture-12"]) picker.search(words);
    expect(picker.latest().files.tag).toBe("loading");
    await settle();
    expect(asked.map(({ search }) => search)).toEqual(["", "picture-12"]);
    expect(shown()).toEqual([12]);
  });

  it("should open a folder without the words of a search, and keep it until another source is chosen", async () => {
    const { picker, asked } = open();
    picker.search("a");
    picker.openFolder("banners");
    await settle();
    expect(picker.latest()).toMatchObject({ source: "folders", folder: "banners", words: "" });
    expect(asked.at(-1)).toMatchObject({ folder_id: "banners", search: "" });
    picker.goTo("upload");
    picker.goTo("folders");
    await settle();
    expect(asked.at(-1)).toMatchObject({ folder_id: "banners" });
  });

  it("should keep what it shows when the next page does not load, and load again on demand", async () => {
    const { picker, fail, shown } = open();
    await settle();
    fail({ tag: "offline" });
    picker.more();
    await settle();
    expect(picker.latest().files).toMatchObject({ tag: "failed", failure: { tag: "offline" } });
    expect(shown()).toHaveLength(50);
    fail(null);
    picker.again();
    expect(shown()).toEqual([]);
    await settle();
    expect([picker.latest().files.tag, shown().length]).toEqual(["loaded", 50]);
  });

  it("should choose an upload once it is a file, and refuse local files and finished ones of other kinds [A7.29]", async () => {
    const { picker, uploads$, added, file } = open();
    picker.upload([local("budget.xlsx", "application/vnd.ms-excel")]);
    expect(picker.latest()).toMatchObject({ refused: ["budget.xlsx"], uploads: [], chosen: [] });
    picker.upload([local("crew", "")]);
    expect(picker.latest()).toMatchObject({ refused: [], uploads: [{ id: "crew", status: "sending" }] });
    expect(added.at(-1)).toEqual([["crew"], { folder_id: null }]);
    uploads$.next([
      uploading("crew", { status: "done", file: file(3) }),
      uploading("of another window", { status: "done", file: file(4) }),
    ]);
    expect(picker.latest().chosen.map(({ id }) => id)).toEqual([3]);
    picker.toggle(file(5));
    uploads$.next([uploading("crew", { status: "done", file: file(3) })]);
    expect(picker.latest().chosen.map(({ id }) => id)).toEqual([5]);
    picker.upload([local("other", "")]);
    uploads$.next([...uploads$.value.filter(({ id }) => id !== "other"), uploading("other", { status: "done", file: file(61) })]);
    expect(picker.latest()).toMatchObject({ refused: ["terms-61.pdf"], chosen: [{ id: 5 }] });
  });

  it("should follow no upload after it ends", async () => {
    const { picker, uploads$, file, end } = open();
    picker.upload([local("crew", "")]);
    end();
    uploads$.next([uploading("crew", { status: "done", file: file(3) })]);
    expect(picker.latest().chosen).toEqual([]);
  });

  it("should add the file of an address and choose it", async () => {
    const { picker } = open();
    const made = await picker.addAddress(" https://elsewhere.example/picture.jpg ")();
    expect(E.isRight(made)).toBe(true);
    expect(picker.latest().chosen).toMatchObject([{ filename: "picture.jpg", type: "image" }]);
  });

  it("should ask a picture for its description once: what was typed is stored with the file", async () => {
    const { picker, world, file } = open({ ...pictures, isMultiple: true });
    picker.toggle(file(1));
    picker.toggle(file(2));
    picker.describe(1, "  A boat ");
    picker.describe(2, " ");
    expect(await picker.finish()).toMatchObject(
      E.right([
        { id: 1, description: "A boat" },
        { id: 2, description: "" },
      ]),
    );
    expect([world.file(1)?.description, world.file(2)?.version]).toEqual(["A boat", 1]);
    expect([file(1), file(2)].map(isUndescribed)).toEqual([false, true]);
  });

  it("should keep the selection and show the reason when a description is refused", async () => {
    const { picker, world, file } = open();
    picker.toggle(file(1));
    world.files.set(1, { ...stored(1), version: 2, description: "Another" });
    picker.describe(1, "A boat");
    expect(E.isLeft(await picker.finish())).toBe(true);
    expect(picker.latest()).toMatchObject({ isBusy: false, chosen: [{ id: 1 }], descriptions: { 1: "A boat" } });
    expect(picker.latest().failure).toMatchObject({ tag: "conflict" });
    expect(await picker.finish()).toMatchObject(E.right([{ id: 1, description: "Another", version: 2 }]));
    picker.toggle(file(2));
    expect(picker.latest().failure).toBeNull();
    picker.remove(2);
    expect(picker.latest().chosen).toEqual([]);
  });

  it("should store a description after another user changed the file otherwise", async () => {
    const { picker, world, file } = open();
    picker.toggle(file(1));
    world.files.set(1, { ...stored(1), version: 2, filename: "boat.jpg" });
    picker.describe(1, "A boat");
    expect(E.isLeft(await picker.finish())).toBe(true);
    expect(await picker.finish()).toMatchObject(E.right([{ id: 1, description: "A boat", filename: "boat.jpg" }]));
  });
});
