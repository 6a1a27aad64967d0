import * as E from "fp-ts/lib/Either.js";
import { decideFileChange } from "../../../core/files/decide-file-change.rule.ts";
import { decideFileDeletion, decideFileRestoration } from "../../../core/files/decide-file-deletion.rule.ts";
import type { FileWrite } from "../../../core/files/file-edit.model.ts";
import type { FolderId } from "../../../core/files/file-id.model.ts";
import type { FileMassAction, FileMassResults } from "../../../core/files/file-write.model.ts";
import type { FileFolder, FileRecord } from "../../../core/files/file.model.ts";
import { massResult } from "../../../core/files/mass-result.rule.ts";
import type { Decision } from "../../../core/kernel/decision.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { FolderPlace } from "../../../core/kernel/folder-places.ts";
import type { FileCall } from "./file-row.ts";
import { findFiles } from "./find-files.store.ts";
import { findFolder, folderPlaces, lockFolders } from "./folder-row.ts";
import { makeFolderWrites } from "./folders.store.ts";
import { type OneWrite, writeFiles } from "./write-files.store.ts";

type Asked = Omit<FileMassAction, "files" | "folders">;

/**
 * What files of a bulk action depend on.
 * @property target where they are moved to
 * @property places all folders of the organisation
 */
type Context = { readonly target: FileFolder | null; readonly places: readonly FolderPlace[]; readonly now: number };

const decide = ({ action, folder_id = null }: Asked, file: FileRecord | null, { target, places, now }: Context): Decision<FileWrite> => {
  switch (action) {
    case "move":
      return decideFileChange(file, { version: file?.version ?? 0, folder_id }, { folder: target, now });
    case "delete":
      return decideFileDeletion(file, now);
    case "restore":
      return decideFileRestoration(file, { places, now });
  }
};

const actOnFolder = async (call: FileCall, { action, folder_id = null }: Asked, id: FolderId): Promise<E.Either<Failure, unknown>> => {
  const writes = makeFolderWrites(call);
  switch (action) {
    case "move":
      return writes.update(id, { version: (await findFolder(call, id))?.version ?? 0, parent_id: folder_id });
    case "delete":
      return writes.remove(id);
    case "restore":
      return writes.restore(id);
  }
};

/** Moves, deletes or restores files and folders, each by itself. Folders are restored before files, which then find theirs in use. */
export const massAction = async (call: FileCall, { files, folders, ...asked }: FileMassAction): Promise<FileMassResults> => {
  const folderResults: FileMassResults["results"][number][] = [];
  for (const id of new Set(folders)) folderResults.push(massResult({ kind: "folder", id }, await actOnFolder(call, asked, id)));
  await lockFolders(call, "keep");
  const context = { target: await findFolder(call, asked.folder_id ?? null), places: await folderPlaces(call), now: call.request.now };
  const found = await findFiles(call, files, "lock");
  const decided = [...new Set(files)].map((id) => ({ id, decision: decide(asked, found.get(id) ?? null, context) }));
  const writes = decided.flatMap(({ id, decision }): readonly OneWrite[] =>
    E.isRight(decision) && decision.right !== null ? [{ id, write: decision.right }] : [],
  );
  await writeFiles(call, writes);
  return { results: [...decided.map(({ id, decision }) => massResult({ kind: "file", id }, decision)), ...folderResults] };
};
