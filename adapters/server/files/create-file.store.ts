import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { type AskedFile, decideNewFile, type NewFileRow } from "../../../core/files/decide-new-file.rule.ts";
import type { NewFile } from "../../../core/files/file-write.model.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import type { UploadedContent } from "../../../core/files/uploaded-content.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { FileCall } from "./file-row.ts";
import { findFile } from "./find-files.store.ts";
import { findFolder, lockFolders } from "./folder-row.ts";
import { claimContent } from "./keep-content.flow.ts";
import { dropUpload, findUpload } from "./uploaded.store.ts";

type FromUpload = Extract<NewFile, { readonly upload: string }>;

const insert = async ({ tx, actor }: FileCall, content: UploadedContent, row: NewFileRow, upload: string | null): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into files (org_id, address, filename, mime, bytes, sha256, poster_sha256, width, height, duration, folder_id, description, upload_id, created_by, created_at, updated_at)
    values (${tx.org}, ${randomUUID()}, ${row.filename}, ${content.mimetype}, ${content.size}, ${content.sha256}, ${content.poster}, ${content.width}, ${content.height}, ${content.duration},
      ${row.folder_id}, ${row.description}, ${upload}, ${actor.user_id}, ${row.created_at}, ${row.updated_at})
    returning file_id as id`.execute(tx.db);
  return rows[0]?.id ?? 0;
};

/** Creates a file from stored content, as the rule decides. */
const createFrom = async (
  call: FileCall,
  asked: AskedFile,
  { made, content, upload }: { readonly made: FileRecord | null; readonly content: UploadedContent | null; readonly upload: string | null },
): Promise<E.Either<Failure, FileRecord | null>> => {
  const into = asked.folder_id ?? null;
  if (into !== null) await lockFolders(call, "keep");
  const folder = await findFolder(call, into);
  const decision = decideNewFile(made, content, asked, { folder, now: call.request.now });
  if (E.isLeft(decision)) return decision;
  if (decision.right === null || content === null) return E.right(made);
  const id = await insert(call, content, decision.right.row, upload);
  await writeAudit(call.tx, call, { ...decision.right.audit, object_type: "file", object_id: id });
  return E.right(await findFile(call, id));
};

/** The file that an upload of the caller has become. */
const madeFrom = async (call: FileCall, upload: string): Promise<FileRecord | null> => {
  const { rows } = await sql<{ id: number }>`
    select file_id as id from files where org_id = ${call.tx.org} and upload_id = ${upload} and created_by = ${call.actor.user_id}`.execute(
    call.tx.db,
  );
  const id = rows[0]?.id;
  return id === undefined ? null : findFile(call, id);
};

/** Creates a file from a finished upload of the caller; an upload becomes one file, however often it is sent. */
export const createFromUpload = async (call: FileCall, asked: FromUpload): Promise<E.Either<Failure, FileRecord | null>> => {
  const { upload } = asked;
  const content = await findUpload(call, upload);
  const made = content === null ? await madeFrom(call, upload) : null;
  const created = await createFrom(call, asked, { made, content, upload });
  if (E.isRight(created) && content !== null) await dropUpload(call, upload);
  return created;
};

/** Creates a file from content that was fetched and stored. */
export const createFromContent = async (
  call: FileCall,
  asked: AskedFile,
  content: UploadedContent,
): Promise<E.Either<Failure, FileRecord | null>> => {
  await claimContent(call.tx, { sha256: content.sha256, bytes: content.size }, call.request.now);
  return createFrom(call, asked, { made: null, content, upload: null });
};
