import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { decideFolderDeletion, decideFolderRestoration, type FolderTreeWrite } from "../../../core/files/decide-folder-deletion.rule.ts";
import { decideFolderChange, decideNewFolder, type FolderContext } from "../../../core/files/decide-folder.rule.ts";
import type { FolderEdit } from "../../../core/files/file-edit.model.ts";
import type { FolderId } from "../../../core/files/file-id.model.ts";
import type { FolderChange } from "../../../core/files/file-write.model.ts";
import type { FileFolder } from "../../../core/files/file.model.ts";
import type { FileFolderStore } from "../../../core/files/files.port.ts";
import { foundFolder } from "../../../core/files/find-file.rule.ts";
import type { Decision } from "../../../core/kernel/decision.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { FileCall } from "./file-row.ts";
import { findFolder, folderPlaces, foldersInBin, foldersInUse, lockFolders } from "./folder-row.ts";

type Done = Promise<E.Either<Failure, void>>;

/** Writes of folders that exist; those of an organisation follow one another, since each depends on the tree. */
export type FolderWrites = {
  readonly update: (id: FolderId, change: FolderChange) => Done;
  readonly remove: (id: FolderId) => Done;
  readonly restore: (id: FolderId) => Done;
};

const contextOf = async (call: FileCall, parent_id: number | null | undefined): Promise<FolderContext> => ({
  parent: await findFolder(call, parent_id ?? null),
  places: await folderPlaces(call),
  now: call.request.now,
});

const audit = (call: FileCall, id: FolderId, note: FolderTreeWrite["audit"]): Promise<void> =>
  writeAudit(call.tx, call, { ...note, object_type: "file_folder", object_id: id });

/** Writes of folders in the transaction of one call. */
export const makeFolderWrites = (call: FileCall): FolderWrites => {
  const { tx, request } = call;
  const put = async (id: FolderId, { name, parent_id, deleted_at, version, updated_at }: FolderEdit): Promise<void> => {
    await sql`
      update file_folders set name = ${name}, parent_id = ${parent_id}, deleted_at = ${deleted_at}, version = ${version}, updated_at = ${updated_at}
      where org_id = ${tx.org} and folder_id = ${id}`.execute(tx.db);
  };
  /** Deletes or restores what is in a folder, then the folder. */
  const putTree = async (id: FolderId, decide: (stored: FileFolder | null, context: FolderContext) => Decision<FolderTreeWrite>): Done => {
    await lockFolders(call, "change");
    const folder = await findFolder(call, id, true);
    const decision = decide(folder, await contextOf(call, null));
    if (E.isLeft(decision)) return decision;
    if (decision.right === null || folder === null) return E.right(undefined);
    const { edit, below, audit: note } = decision.right;
    const moved = sql`deleted_at = ${edit.deleted_at}, version = version + 1, updated_at = ${request.now} where org_id = ${tx.org} and deleted_at is not distinct from ${folder.deleted_at}::bigint and folder_id = any(${below}::bigint[])`;
    await sql`update files set ${moved}`.execute(tx.db);
    await sql`update file_folders set ${moved} and folder_id <> ${id}`.execute(tx.db);
    await put(id, edit);
    await audit(call, id, note);
    return E.right(undefined);
  };
  return {
    update: async (id, change) => {
      await lockFolders(call, "change");
      const decision = decideFolderChange(await findFolder(call, id, true), change, await contextOf(call, change.parent_id));
      if (E.isLeft(decision)) return decision;
      if (decision.right === null) return E.right(undefined);
      await put(id, decision.right.edit);
      await audit(call, id, decision.right.audit);
      return E.right(undefined);
    },
    remove: (id) => putTree(id, decideFolderDeletion),
    restore: (id) => putTree(id, decideFolderRestoration),
  };
};

/** Folders in the transaction of one call. */
export const makeFolderStore = (call: FileCall): FileFolderStore => {
  const { tx, actor, request } = call;
  const { now } = request;
  const writes = makeFolderWrites(call);

  const read = async (id: FolderId): Promise<E.Either<Failure, FileFolder>> => foundFolder(await findFolder(call, id), now);
  const readAfter = async (id: FolderId, done: E.Either<Failure, void>): Promise<E.Either<Failure, FileFolder>> =>
    E.isLeft(done) ? done : read(id);
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
      const decision = decideNewFolder(made !== null, asked, await contextOf(call, asked.parent_id));
      if (E.isLeft(decision)) return decision;
      if (decision.right === null) return read(made ?? 0);
      const { name, parent_id } = decision.right.edit;
      const { rows } = await sql<{ id: number }>`
        insert into file_folders (org_id, parent_id, name, create_key, created_by, created_at, updated_at)
        values (${tx.org}, ${parent_id}, ${name}, ${asked.key ?? null}::uuid, ${actor.user_id}, ${now}, ${now}) returning folder_id as id`.execute(
        tx.db,
      );
      const id = rows[0]?.id ?? 0;
      await audit(call, id, decision.right.audit);
      return read(id);
    },
    update: (id, change) => async () => readAfter(id, await writes.update(id, change)),
    remove: (id) => () => writes.remove(id),
    restore: (id) => async () => readAfter(id, await writes.restore(id)),
  };
};
