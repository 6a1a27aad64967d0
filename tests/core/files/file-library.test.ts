import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { moveOf, removalOf } from "../../../core/files/bulk-outcome.rule.ts";
import { makeFileLibrary } from "../../../core/files/file-library.service.ts";
import { firstFiles } from "../../../core/files/file-query.model.ts";
import type { FileFolderStore, FileStore } from "../../../core/files/files.port.ts";
import { fileItem, folderItem } from "../../../core/files/library-item.rule.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { makeFileFolderStoreFake } from "../../fakes/file-folder-store.fake.ts";
import { makeFileStoreFake } from "../../fakes/file-store.fake.ts";
import { makeFileWorldFake, uploadedFake } from "../../fakes/file-world.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";
import { fileOf } from "./file-sample.ts";

const uploadId = (at: number): string => String(at).padStart(32, "0");

/** A library over two files and the folder Films. */
const library = async (
  change: (files: FileStore) => Partial<FileStore> = () => ({}),
  changeFolders: (folders: FileFolderStore) => Partial<FileFolderStore> = () => ({}),
) => {
  const world = makeFileWorldFake();
  const folders = makeFileFolderStoreFake(world);
  const files = makeFileStoreFake(world, folders);
  let keys = 0;
  const storage = fakeStorage();
  const made = () =>
    makeFileLibrary({
      files: { ...files, ...change(files) },
      folders: { ...folders, ...changeFolders(folders) },
      storage,
      ids: { uuid: () => uploadId((keys += 1)) },
    });
  const shelf = made();
  for (const at of [1, 2]) {
    world.uploads.set(uploadId(at), uploadedFake(`picture-${at}.jpg`));
    await files.create({ upload: uploadId(at) })();
  }
  await shelf.createFolder("Films", null)();
  await shelf.show(firstFiles)();
  const names = () => shelf.latest().files.all.map(({ filename }) => filename);
  const tree = () => latestValue(shelf.latest().folders) ?? [];
  return { world, files, folders, shelf, names, tree, made };
};

describe("the library of files", () => {
  it("should load the files of a folder and all folders", async () => {
    const { names, tree } = await library();
    expect(names().toSorted()).toEqual(["picture-1.jpg", "picture-2.jpg"]);
    expect(tree().map(({ name }) => name)).toEqual(["Films"]);
  });

  it("should move files into a folder at once, and show them there", async () => {
    let isHeld = true;
    const { shelf, names, tree } = await library((files) => ({
      massAction: (action) => async () => {
        expect(isHeld).toBe(true);
        return files.massAction(action)();
      },
    }));
    const [folder] = tree();
    const moving = shelf.act(moveOf(shelf.latest().files.all.slice(0, 1).map(fileItem), Number(folder?.id)))();
    expect(names()).toHaveLength(1);
    expect(E.isRight(await moving)).toBe(true);
    isHeld = false;
    expect(tree().map(({ files_count }) => files_count)).toEqual([1]);
    await shelf.show({ ...firstFiles, folder_id: Number(folder?.id) })();
    expect(names()).toHaveLength(1);
  });

  it("should give files back that could not be deleted", async () => {
    const { shelf, names } = await library(() => ({ massAction: () => async () => E.left({ tag: "offline" }) }));
    const deleting = shelf.act(removalOf(shelf.latest().files.all.map(fileItem), "delete"))();
    expect(names()).toEqual([]);
    expect(await deleting).toEqual(E.left({ tag: "offline" }));
    expect(names()).toHaveLength(2);
  });

  it("should put deleted files and folders into the bin, from which they come back", async () => {
    const { shelf, names, tree } = await library();
    const items = [...shelf.latest().files.all.map(fileItem), ...tree().map(folderItem)];
    await shelf.act(removalOf(items, "delete"))();
    expect([names(), tree()]).toEqual([[], []]);
    await shelf.show({ ...firstFiles, deleted: true })();
    expect(names()).toHaveLength(2);
    expect(latestValue(shelf.latest().binFolders)?.map(({ name }) => name)).toEqual(["Films"]);
    await shelf.act(removalOf(items, "restore"))();
    await shelf.show(firstFiles)();
    expect([names().length, tree().length]).toEqual([2, 1]);
  });

  it("should show an uploaded file in its folder alone, and count it there", async () => {
    const { shelf, names, tree } = await library();
    const films = Number(tree()[0]?.id);
    shelf.add(fileOf(90, { filename: "new.jpg" }));
    shelf.add(fileOf(91, { filename: "film.mp4", folder_id: films }));
    expect(names()[0]).toBe("new.jpg");
    expect(names()).not.toContain("film.mp4");
    expect(tree()[0]).toMatchObject({ files_count: 1, files: [{ filename: "film.mp4" }] });
  });

  it("should not list or count a changed file of another page or folder as a new one", async () => {
    const { shelf, names, tree } = await library();
    const films = Number(tree()[0]?.id);
    shelf.put(fileOf(90, { filename: "changed.jpg", version: 2 }));
    shelf.put(fileOf(91, { filename: "film.mp4", folder_id: films, version: 2 }));
    expect(names()).not.toContain("changed.jpg");
    expect(tree()[0]).toMatchObject({ files_count: 0, files: [] });
  });

  it("should take a picture from the list of those without description once it has one", async () => {
    const { shelf, names } = await library();
    await shelf.show({ ...firstFiles, undescribed: true, all: true })();
    const [file] = shelf.latest().files.all;
    if (file !== undefined) shelf.put({ ...file, description: "A pier" });
    expect(names()).toHaveLength(1);
  });

  it("should rename files and folders in place", async () => {
    const { shelf, names, tree } = await library();
    const [file, folder] = [shelf.latest().files.all[0], tree()[0]];
    if (file !== undefined) await shelf.rename(fileItem(file), "harbor.jpg")();
    if (folder !== undefined) await shelf.rename(folderItem(folder), "Videos")();
    expect(names()).toContain("harbor.jpg");
    expect(tree().map(({ name }) => name)).toEqual(["Videos"]);
  });

  it("should rename with the newer version once a version conflict has named it", async () => {
    const { shelf, files, folders, names, tree } = await library();
    const [file, folder] = [shelf.latest().files.all[0], tree()[0]];
    if (file === undefined || folder === undefined) throw new Error("The library has a file and a folder.");
    await files.update(file.id, { description: "A pier", version: file.version })();
    await folders.update(folder.id, { name: "Movies", version: folder.version })();
    expect(await shelf.rename(fileItem(file), "harbor.jpg")()).toMatchObject(E.left({ tag: "conflict" }));
    expect(await shelf.rename(folderItem(folder), "Videos")()).toMatchObject(E.left({ tag: "conflict" }));
    expect([names().includes("harbor.jpg"), tree()[0]?.name]).toEqual([false, "Movies"]);
    await shelf.rename(fileItem(file), "harbor.jpg")();
    await shelf.rename(folderItem(folder), "Videos")();
    expect([names().includes("harbor.jpg"), tree()[0]?.name]).toEqual([true, "Videos"]);
  });

  it("should create one folder when the response was lost and it is asked for again", async () => {
    let isLost = true;
    const { shelf, tree } = await library(
      () => ({}),
      (folders) => ({
        create: (folder) => async () => {
          const answer = await folders.create(folder)();
          return isLost && folder.name === "Sounds" ? E.left({ tag: "timeout" }) : answer;
        },
      }),
    );
    expect(E.isLeft(await shelf.createFolder("Sounds", null)())).toBe(true);
    isLost = false;
    expect(E.isRight(await shelf.createFolder("Sounds", null)())).toBe(true);
    expect(tree().map(({ name }) => name)).toEqual(["Films", "Sounds"]);
    await shelf.createFolder("Sounds", null)();
    expect(tree()).toHaveLength(3);
  });

  it("should remember the view on the device", async () => {
    const { shelf, made } = await library();
    expect(shelf.view()).toBe("grid");
    shelf.setView("list");
    expect(made().view()).toBe("list");
  });
});
