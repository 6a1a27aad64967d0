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
  const service = made();
  for (const at of [1, 2]) {
    world.uploads.set(uploadId(at), uploadedFake(`picture-${at}.jpg`));
    await files.create({ upload: uploadId(at) })();
  }
  await service.createFolder("Films", null)();
  await service.show(firstFiles)();
  const names = () => service.latest().files.all.map(({ filename }) => filename);
  const tree = () => latestValue(service.latest().folders) ?? [];
  return { world, files, folders, service, names, tree, made };
};

describe("the library of files", () => {
  it("should load the files of a folder and all folders", async () => {
    const { names, tree } = await library();
    expect(names().toSorted()).toEqual(["picture-1.jpg", "picture-2.jpg"]);
    expect(tree().map(({ name }) => name)).toEqual(["Films"]);
  });

  it("should move files into a folder before the server answers, and show them there", async () => {
    const { service, names, tree } = await library();
    const [folder] = tree();
    const moving = service.act(moveOf(service.latest().files.all.slice(0, 1).map(fileItem), Number(folder?.id)))();
    expect(names()).toHaveLength(1);
    expect(E.isRight(await moving)).toBe(true);
    expect(tree().map(({ files_count }) => files_count)).toEqual([1]);
    await service.show({ ...firstFiles, folder_id: Number(folder?.id) })();
    expect(names()).toHaveLength(1);
  });

  it("should show files again that could not be deleted", async () => {
    const { service, names } = await library(() => ({ massAction: () => async () => E.left({ tag: "offline" }) }));
    const deleting = service.act(removalOf(service.latest().files.all.map(fileItem), "delete"))();
    expect(names()).toEqual([]);
    expect(await deleting).toEqual(E.left({ tag: "offline" }));
    expect(names()).toHaveLength(2);
  });

  it("should list deleted files and folders in the bin, and restore them", async () => {
    const { service, names, tree } = await library();
    const items = [...service.latest().files.all.map(fileItem), ...tree().map(folderItem)];
    await service.act(removalOf(items, "delete"))();
    expect([names(), tree()]).toEqual([[], []]);
    await service.show({ ...firstFiles, deleted: true })();
    expect(names()).toHaveLength(2);
    expect(latestValue(service.latest().binFolders)?.map(({ name }) => name)).toEqual(["Films"]);
    await service.act(removalOf(items, "restore"))();
    await service.show(firstFiles)();
    expect([names().length, tree().length]).toEqual([2, 1]);
  });

  it("should show an uploaded file only in its folder, and count it there", async () => {
    const { service, names, tree } = await library();
    const films = Number(tree()[0]?.id);
    service.add(fileOf(90, { filename: "new.jpg" }));
    service.add(fileOf(91, { filename: "film.mp4", folder_id: films }));
    expect(names()[0]).toBe("new.jpg");
    expect(names()).not.toContain("film.mp4");
    expect(tree()[0]).toMatchObject({ files_count: 1, files: [{ filename: "film.mp4" }] });
  });

  it("should not list or count a changed file of another page or folder as a new one", async () => {
    const { service, names, tree } = await library();
    const films = Number(tree()[0]?.id);
    service.put(fileOf(90, { filename: "changed.jpg", version: 2 }));
    service.put(fileOf(91, { filename: "film.mp4", folder_id: films, version: 2 }));
    expect(names()).not.toContain("changed.jpg");
    expect(tree()[0]).toMatchObject({ files_count: 0, files: [] });
  });

  it("should take a picture from the list of those without description once it has one", async () => {
    const { service, names } = await library();
    await service.show({ ...firstFiles, undescribed: true, all: true })();
    const [file] = service.latest().files.all;
    if (file !== undefined) service.put({ ...file, description: "A pier" });
    expect(names()).toHaveLength(1);
  });

  it("should rename files and folders in place", async () => {
    const { service, names, tree } = await library();
    const [file, folder] = [service.latest().files.all[0], tree()[0]];
    if (file !== undefined) await service.rename(fileItem(file), "harbor.jpg")();
    if (folder !== undefined) await service.rename(folderItem(folder), "Videos")();
    expect(names()).toContain("harbor.jpg");
    expect(tree().map(({ name }) => name)).toEqual(["Videos"]);
  });

  it("should rename with the newer version once a version conflict has named it", async () => {
    const { service, files, folders, names, tree } = await library();
    const [file, folder] = [service.latest().files.all[0], tree()[0]];
    if (file === undefined || folder === undefined) throw new Error("The library has a file and a folder.");
    await files.update(file.id, { description: "A pier", version: file.version })();
    await folders.update(folder.id, { name: "Movies", version: folder.version })();
    expect(await service.rename(fileItem(file), "harbor.jpg")()).toMatchObject(E.left({ tag: "conflict" }));
    expect(await service.rename(folderItem(folder), "Videos")()).toMatchObject(E.left({ tag: "conflict" }));
    expect([names().includes("harbor.jpg"), tree()[0]?.name]).toEqual([false, "Movies"]);
    await service.rename(fileItem(file), "harbor.jpg")();
    await service.rename(folderItem(folder), "Videos")();
    expect([names().includes("harbor.jpg"), tree()[0]?.name]).toEqual([true, "Videos"]);
  });

  it("should create one folder when the response was lost and it is asked for again", async () => {
    let isLost = true;
    const { service, tree } = await library(
      () => ({}),
      (folders) => ({
        create: (folder) => async () => {
          const answer = await folders.create(folder)();
          return isLost && folder.name === "Sounds" ? E.left({ tag: "timeout" }) : answer;
        },
      }),
    );
    expect(E.isLeft(await service.createFolder("Sounds", null)())).toBe(true);
    isLost = false;
    expect(E.isRight(await service.createFolder("Sounds", null)())).toBe(true);
    expect(tree().map(({ name }) => name)).toEqual(["Films", "Sounds"]);
    await service.createFolder("Sounds", null)();
    expect(tree()).toHaveLength(3);
  });

  it("should remember the view on the device", async () => {
    const { service, made } = await library();
    expect(service.view()).toBe("grid");
    service.setView("list");
    expect(made().view()).toBe("list");
  });
});
