import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import { randomUUID } from "node:crypto";
import type { LearnerActor, StaffActor } from "../../../core/access/actor.model.ts";
import { fileRefusals } from "../../../core/files/file-refusals.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { uploadRefusals } from "../../../core/files/upload-refusals.ts";
import type { UploadedContent } from "../../../core/files/uploaded-content.model.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { recordingRefusal } from "../../../core/recordings/decide-recording.rule.ts";
import type { RecordingStore } from "../../../core/recordings/recordings.port.ts";
import { fileColumns, recordOf } from "../files/file-row.ts";
import { ownerOf, type UploadOwner } from "../files/uploads/upload-owner.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";

export type RecordingCall = {
  readonly tx: Tx;
  readonly actor: StaffActor | LearnerActor;
  readonly request: Pick<Request, "now">;
};

/** Whether a recording `r` with its file `f` belongs to its taker. */
export const isRecordedBy = ({ user, contact }: UploadOwner): RawBuilder<SqlBool> =>
  user === null ? sql`(f.con_id = ${contact} and r.user_id is null)` : sql`(r.user_id = ${user} and f.con_id is null)`;

/** Nobody changes such a video, so that everyone gets it as a guest gets a file. */
const found = async ({ tx, actor }: RecordingCall, condition: RawBuilder<SqlBool>): Promise<FileRecord | null> => {
  const { rows } = await sql<Parameters<typeof recordOf>[0]>`
    select ${fileColumns} from files f join recordings r on r.file_id = f.file_id
    where f.org_id = ${tx.org} and f.deleted_at is null and ${isRecordedBy(ownerOf(actor))} and ${condition}`.execute(tx.db);
  return rows[0] === undefined ? null : recordOf(rows[0], { actor: { role: "guest" } });
};

/**
 * One of the caller's own videos; null for those of others, other files, and deleted ones.
 * @param item only one that answers no other item; null: whichever it answers
 */
export const findRecording = (call: RecordingCall, id: number, item: string | null = null): Promise<FileRecord | null> =>
  found(call, sql`f.file_id = ${id} and (${item}::uuid is null or r.item_uuid is null or r.item_uuid = ${item}::uuid)`);

/** A finished upload of the caller; locked, so that it becomes one video. */
const findUpload = async ({ tx, actor }: RecordingCall, id: string): Promise<UploadedContent | null> => {
  const { user, contact } = ownerOf(actor);
  const owner = user === null ? sql`con_id = ${contact}` : sql`user_id = ${user}`;
  const { rows } = await sql<UploadedContent>`
    select filename, mime as mimetype, bytes as size, sha256, poster_sha256 as poster, width, height, duration
    from file_uploads where org_id = ${tx.org} and upload_id = ${id} and ${owner} for update`.execute(tx.db);
  return rows[0] ?? null;
};

const insert = async ({ tx, actor, request: { now } }: RecordingCall, content: UploadedContent, upload: string): Promise<void> => {
  const { user, contact } = ownerOf(actor);
  await sql`
    with made as (
      insert into files (org_id, address, filename, mime, bytes, sha256, poster_sha256, width, height, duration, upload_id, created_by, con_id, created_at, updated_at)
      values (${tx.org}, ${randomUUID()}, ${content.filename}, ${content.mimetype}, ${content.size}, ${content.sha256}, ${content.poster}, ${content.width}, ${content.height}, ${content.duration},
        ${upload}, ${user}, ${contact}, ${now}, ${now}) returning file_id)
    insert into recordings (file_id, org_id, user_id, created_at) select file_id, ${tx.org}, ${user}, ${now} from made`.execute(tx.db);
  await sql`delete from file_uploads where org_id = ${tx.org} and upload_id = ${upload}`.execute(tx.db);
};

const made = async (call: RecordingCall, upload: string): Promise<E.Either<Failure, FileRecord>> => {
  const content = await findUpload(call, upload);
  const refusal = content === null ? null : recordingRefusal(content);
  if (refusal !== null) return E.left(refusal);
  if (content !== null) await insert(call, content, upload);
  const file = await found(call, sql`f.upload_id = ${upload}`);
  return file === null ? E.left(notFound(uploadRefusals.upload_missing)) : E.right(file);
};

/** The videos of the caller. */
export const makeRecordings = (call: RecordingCall): RecordingStore => ({
  create: (upload) => () => made(call, upload),
  get: (id) => async () => E.fromNullable(notFound(fileRefusals.no_file))(await findRecording(call, id)),
});
