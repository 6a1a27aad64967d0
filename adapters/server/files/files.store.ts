import * as E from "fp-ts/lib/Either.js";
import { decideFileChange } from "../../../core/files/decide-file-change.rule.ts";
import { decideFileDeletion, decideFileRestoration } from "../../../core/files/decide-file-deletion.rule.ts";
import { decideReplacement } from "../../../core/files/decide-replacement.rule.ts";
import type { FileWrite } from "../../../core/files/file-edit.model.ts";
import type { FileId } from "../../../core/files/file-id.model.ts";
import { fileRefusals } from "../../../core/files/file-refusals.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import type { FileStore } from "../../../core/files/files.port.ts";
import { foundFile } from "../../../core/files/find-file.rule.ts";
import type { Decision } from "../../../core/kernel/decision.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { duplicateFiles, mergeDuplicates } from "./duplicates.store.ts";
import { earlierContents, replaceContent } from "./file-content.store.ts";
import { filePage } from "./file-list.store.ts";
import type { FileCall } from "./file-row.ts";
import { replaceUses, usesOf } from "./file-uses.store.ts";
import { findFile, findFiles } from "./find-files.store.ts";
import { findFolder, folderPlaces, lockFolders } from "./folder-row.ts";
import { massAction } from "./mass-action.store.ts";
import { writeFiles } from "./write-files.store.ts";

/** Files in the transaction of one call: a write reads, applies its rule and stores the result, with audit log entries. */
export const makeFileStore = (call: FileCall): Omit<FileStore, "create" | "usage"> => {
  const { now } = call.request;

  const get = async (id: FileId): Promise<E.Either<Failure, FileRecord>> => foundFile(await findFile(call, id), now);
  const write = async (id: FileId, decision: Decision<FileWrite>): Promise<E.Either<Failure, FileRecord>> => {
    if (E.isLeft(decision)) return decision;
    if (decision.right !== null) await writeFiles(call, [{ id, write: decision.right }]);
    return get(id);
  };
  const then = async (id: FileId, done: E.Either<Failure, unknown>): Promise<E.Either<Failure, FileRecord>> =>
    E.isLeft(done) ? done : get(id);

  return {
    list: (query) => async () => E.right(await filePage(call, query)),
    get: (id) => () => get(id),
    update: (id, change) => async () => {
      const into = change.folder_id ?? null;
      if (into !== null) await lockFolders(call, "keep");
      const stored = await findFile(call, id, "lock");
      return write(id, decideFileChange(stored, change, { folder: await findFolder(call, into), now }));
    },
    remove: (id) => async () => {
      const decision = decideFileDeletion(await findFile(call, id, "lock"), now);
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) await writeFiles(call, [{ id, write: decision.right }]);
      return E.right(undefined);
    },
    restore: (id) => async () => {
      await lockFolders(call, "keep");
      const stored = await findFile(call, id, "lock");
      return write(id, decideFileRestoration(stored, { places: await folderPlaces(call), now }));
    },
    replaceContent: (id, change) => async () => then(id, await replaceContent(call, id, change)),
    earlierContents: (id) => async () => {
      const found = await get(id);
      return E.isLeft(found) ? found : E.right(await earlierContents(call, id));
    },
    uses: (id) => async () => {
      const found = await get(id);
      return E.isLeft(found) ? found : E.right(await usesOf(call, found.right));
    },
    replaceEverywhere: (id, by, only) => async () => {
      const found = await findFiles(call, [id, by], "lock");
      const decision = decideReplacement(found.get(id) ?? null, found.get(by) ?? null, now);
      if (E.isLeft(decision)) return decision;
      const { from, to } = decision.right;
      const records = await replaceUses(call, from, to, only ?? null);
      const entry = { action: "file.replace", before: null, after: { by: to.id, records: records.length } };
      if (records.length > 0) await writeAudit(call.tx, call, { ...entry, object_type: "file", object_id: from.id });
      return E.right({ replaced: records.length, records });
    },
    duplicates: async () => E.right(await duplicateFiles(call)),
    mergeDuplicates: (id, others) => async () => then(id, await mergeDuplicates(call, id, others)),
    massAction: (action) => async () => E.right(await massAction(call, action)),
  };
};

/** The created file, which its creator sees. */
export const createdFile = (created: E.Either<Failure, FileRecord | null>): E.Either<Failure, FileRecord> =>
  E.chain(E.fromNullable(notFound(fileRefusals.no_file)))(created);
