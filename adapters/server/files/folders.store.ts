import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { decideFolderDeletion, decideFolderRestoration, type FolderTreeWrite } from "../../../core/files/decide-folder-deletion.rule.ts";
import { decideFolderChange, decideNewFolder, type FolderContext } from "../../../core/files/decide-folder.rule.ts";
import type { FolderEdit } from "../../../core/files/file-edit.model.ts";
import type { FolderId } from "../../../core/files/file-id.model.ts";
import type { FileFolder } from "../../../core/files/file.model.ts";
import type { FileFolderStore } from "../../../core/files/files.port.ts";
import { foundFolder } from "../../../core/files/find-file.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { FileCall } from "./file-row.ts";
import { findFolder, folderPlaces, foldersInBin, foldersInUse, lockFolders } from "./folder-row.ts";

/** Folders in the transaction of one call: writes of an organisation follow one another, since each depends on the tree. */
export const makeFolderStore = (call: FileCall): FileFolderStore => {
  const { tx, actor, request } = call;
  const { now } = request;

  const read = async (id: FolderId): Promise<E.Either<Failure, FileFolder>> => foundFolder(await findFolder(call, id), now);
  const contextOf = async (parent_id: number | null | undefined): Promise<FolderContext> => ({
    parent: await findFolder(call, parent_id ?? null),
    places: await folderPlaces(call),
    now,
  });
  const audit = (id: FolderId, note: FolderTreeWrite["audit"]): Promise<void> =>
    writeAudit(tx, call, { ...note, object_type: "file_folder", object_id: id });
  const put = async (id: FolderId, { name, parent_id, deleted_at, version, updated_at }: FolderEdit): Promise<void> => {
    await sql`
      update file_folders set name = ${name}, parent_id = ${parent_id}, deleted_at = ${deleted_at}, version = ${version}, updated_at = ${updated_at}
      where org_id = ${tx.org} and folder_id = ${id}`.execute(tx.db);
  };
  /** Deletes or restores what is in a folder, then the folder. */
  const putTree = async (folder: FileFolder, { edit, below, audit: note }: FolderTreeWrite): Promise<void> => {
    const { deleted_at } = edit;
    const moved = sql`deleted_at = ${deleted_at}, version = version + 1, updated_at = ${now} where org_id = ${tx.org} and deleted_at is not distinct from ${folder.deleted_at}::bigint and folder_id = any(${below}::bigint[])`;
    await sql`update files set ${moved}`.execute(tx.db);
    await sql`update file_folders set ${moved} and folder_id <> ${folder.id}`.execute(tx.db);
    await put(folder.id, edit);
    await audit(folder.id, note);
  };
  /** The folder that an earlier request with this key created. */
  const madeBy = async (key: string | undefined): Promise<number | null> => {
    if (key === undefined) return null;
    const { rows } = await sql<{
      id: number;
    }>`select folder_id as id from file_folders where org_id = ${tx.org} and create_key = ${key}::uuid`.execute(tx.db);
    return rows[0]?.id ?? null;
  };

  return {
    list: (deleted) => async () => E.right(await (deleted ? foldersInBin : foldersInUse)(call)),
    get: (id) => () => read(id),
    create: (asked) => async () => {
      await lockFolders(call, "change");
      const made = await madeBy(asked.key);
      const decision = decideNewFolder(made !== null, asked, await contextOf(asked.parent_id));
      if (E.isLeft(decision)) return decision;
      if (decision.right === null) return read(made ?? 0);
      const { name, parent_id } = decision.right.edit;
      const { rows } = await sql<{ id: number }>`
        insert into file_folders (org_id, parent_id, name, create_key, created_by, created_at, updated_at)
        values (${tx.org}, ${parent_id}, ${name}, ${asked.key ?? null}::uuid, ${actor.user_id}, ${now}, ${now}) returning folder_id as id`.execute(
        tx.db,
      );
      const id = rows[0]?.id ?? 0;
      await audit(id, decision.right.audit);
      return read(id);
    },
    update: (id, change) => async () => {
      await lockFolders(call, "change");
      const decision = decideFolderChange(await findFolder(call, id, true), change, await contextOf(change.parent_id));
      if (E.isLeft(decision)) return decision;
      if (decision.right === null) return read(id);
      await put(id, decision.right.edit);
      await audit(id, decision.right.audit);
      return read(id);
    },
    remove: (id) => async () => {
      await lockFolders(call, "change");
      const stored = await findFolder(call, id, true);
      const decision = decideFolderDeletion(stored, await contextOf(null));
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null && stored !== null) await putTree(stored, decision.right);
      return E.right(undefined);
    },
    restore: (id) => async () => {
      await lockFolders(call, "change");
      const stored = await findFolder(call, id, true);
      const decision = decideFolderRestoration(stored, await contextOf(null));
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null && stored !== null) await putTree(stored, decision.right);
      return read(id);
    },
  };
};
