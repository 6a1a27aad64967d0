import * as E from "fp-ts/lib/Either.js";
import { decideFolderDeletion, decideFolderRestoration, type FolderTreeWrite } from "../../core/files/decide-folder-deletion.rule.ts";
import { decideFolderChange, decideNewFolder } from "../../core/files/decide-folder.rule.ts";
import { bannersFolder, type FolderId } from "../../core/files/file-id.model.ts";
import type { FileFolder } from "../../core/files/file.model.ts";
import type { FileFolderStore } from "../../core/files/files.port.ts";
import { foundFolder, isBinEntry } from "../../core/files/find-file.rule.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import type { FileWorldFake } from "./file-world.fake.ts";

/** Folders in memory; every write is decided by the rules that the server asks. */
export const makeFileFolderStoreFake = (world: FileWorldFake): FileFolderStore => {
  const attempts = new Map<string, number>();
  const read = (id: FolderId): E.Either<Failure, FileFolder> => foundFolder(world.folder(id), world.now());
  const contextOf = (parent_id: number | null | undefined) => ({
    parent: world.folder(parent_id ?? null),
    places: world.places(),
    now: world.now(),
  });
  /** Deletes or restores a folder with what is in it. */
  const writeTree = (folder: FileFolder | null, write: FolderTreeWrite): void => {
    const was = folder?.deleted_at ?? null;
    const { deleted_at, updated_at } = write.edit;
    const inside = new Set(write.below);
    for (const [id, held] of world.folders)
      if (inside.has(id) && held.deleted_at === was) world.folders.set(id, { ...held, deleted_at, updated_at, version: held.version + 1 });
    for (const [id, file] of world.files)
      if (inside.has(Number(file.folder_id)) && file.deleted_at === was)
        world.files.set(id, { ...file, deleted_at, updated_at, version: file.version + 1 });
    if (folder !== null) world.putFolder(folder.id, write.edit);
  };
  return {
    list: (deleted) => async () =>
      E.right(
        [...world.folders.keys(), ...(deleted ? [] : ([bannersFolder] as const))]
          .flatMap((id) => world.folder(id) ?? [])
          .filter((folder) => (deleted ? isBinEntry(folder, world.folder(folder.parent_id), world.now()) : folder.deleted_at === null))
          .toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase()) || String(a.id).localeCompare(String(b.id))),
      ),
    get: (id) => async () => read(id),
    create: (asked) => async () => {
      const made = asked.key === undefined ? undefined : attempts.get(asked.key);
      const decision = decideNewFolder(made !== undefined, asked, contextOf(asked.parent_id));
      if (E.isLeft(decision)) return decision;
      if (decision.right === null) return read(made ?? 0);
      const id = world.nextId();
      if (asked.key !== undefined) attempts.set(asked.key, id);
      world.folders.set(id, { ...decision.right.edit, id, teams: [], created_at: world.now() });
      return read(id);
    },
    update: (id, change) => async () => {
      const decision = decideFolderChange(world.folder(id), change, contextOf(change.parent_id));
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) world.putFolder(id, decision.right.edit);
      return read(id);
    },
    remove: (id) => async () => {
      const decision = decideFolderDeletion(world.folder(id), contextOf(null));
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) writeTree(world.folder(id), decision.right);
      return E.right(undefined);
    },
    restore: (id) => async () => {
      const decision = decideFolderRestoration(world.folder(id), contextOf(null));
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) writeTree(world.folder(id), decision.right);
      return read(id);
    },
  };
};
