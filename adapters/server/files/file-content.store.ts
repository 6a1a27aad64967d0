import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import { type ContentWrite, decideContentChange } from "../../../core/files/decide-content-change.rule.ts";
import type { FileId } from "../../../core/files/file-id.model.ts";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import type { ContentChange } from "../../../core/files/file-write.model.ts";
import type { EarlierContent } from "../../../core/files/file.model.ts";
import type { UploadedContent } from "../../../core/files/uploaded-content.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { type FileCall, type FileRow, recordOf } from "./file-row.ts";
import { findFile, findRows } from "./find-files.store.ts";
import { dropUpload, findUpload } from "./uploaded.store.ts";

const contentColumns = sql<UploadedContent>`filename, mime as mimetype, bytes as size, sha256, poster_sha256 as poster, width, height, duration`;

const kept = ({ request }: FileCall): RawBuilder<unknown> => sql`v.replaced_at > ${request.now - fileLimits.binSeconds}`;

const earlierOf = async (call: FileCall, file: number, id: number): Promise<UploadedContent | null> => {
  const { rows } = await sql<UploadedContent>`
    select ${contentColumns} from file_versions v where v.org_id = ${call.tx.org} and v.file_id = ${file} and v.file_version_id = ${id} and ${kept(call)}`.execute(
    call.tx.db,
  );
  return rows[0] ?? null;
};

/** Keeps the content of a file as an earlier one; files that come with the product have none in storage. */
const keepContent = async ({ tx, actor, request }: FileCall, id: number): Promise<void> => {
  await sql`
    insert into file_versions (org_id, file_id, filename, mime, bytes, sha256, poster_sha256, width, height, duration, replaced_at, replaced_by)
    select org_id, file_id, filename, mime, bytes, sha256, poster_sha256, width, height, duration, ${request.now}, ${actor.user_id}
    from files where org_id = ${tx.org} and file_id = ${id} and sha256 is not null`.execute(tx.db);
};

const putContent = async (
  { tx }: FileCall,
  { id, upload_id }: FileRow,
  asked: ContentChange,
  content: UploadedContent,
  { filename, version, updated_at }: ContentWrite,
): Promise<void> => {
  const upload = "upload" in asked ? asked.upload : upload_id;
  await sql`
    update files set filename = ${filename}, mime = ${content.mimetype}, bytes = ${content.size}, sha256 = ${content.sha256}, poster_sha256 = ${content.poster}, location = null,
      width = ${content.width}, height = ${content.height}, duration = ${content.duration}, upload_id = ${upload}, version = ${version}, updated_at = ${updated_at}
    where org_id = ${tx.org} and file_id = ${id}`.execute(tx.db);
};

/** The requested content: an upload of the caller or an earlier content of the file. Stock banners have no earlier content. */
const askedContent = async (call: FileCall, row: FileRow | null, asked: ContentChange): Promise<UploadedContent | null> => {
  if ("upload" in asked) return findUpload(call, asked.upload);
  return row === null ? null : earlierOf(call, row.id, asked.earlier);
};

/** Replaces the content of a file; the former one is kept as an earlier content, and a restored one no longer is. */
export const replaceContent = async (call: FileCall, id: FileId, asked: ContentChange): Promise<E.Either<Failure, null>> => {
  const { tx, request } = call;
  const row = (await findRows(call, [id], "lock")).get(id) ?? null;
  const file = row === null ? await findFile(call, id) : recordOf(row, call);
  const stored = file === null ? null : { file, sha256: row?.sha256 ?? null, upload_id: row?.upload_id ?? null };
  const content = await askedContent(call, row, asked);
  const decision = decideContentChange(stored, asked, content, request.now);
  if (E.isLeft(decision)) return decision;
  if (decision.right === null || row === null || content === null) return E.right(null);
  await keepContent(call, row.id);
  await putContent(call, row, asked, content, decision.right);
  if ("upload" in asked) await dropUpload(call, asked.upload);
  else await sql`delete from file_versions where org_id = ${tx.org} and file_version_id = ${asked.earlier}`.execute(tx.db);
  await writeAudit(tx, call, { ...decision.right.audit, object_type: "file", object_id: row.id });
  return E.right(null);
};

/** The earlier contents of a file that can be restored, newest first. */
export const earlierContents = async (call: FileCall, id: FileId): Promise<readonly EarlierContent[]> => {
  if (typeof id !== "number") return [];
  const { rows } = await sql<EarlierContent>`
    select v.file_version_id as id, v.filename, v.mime as mimetype, v.bytes as size, v.replaced_at, v.replaced_by
    from file_versions v where v.org_id = ${call.tx.org} and v.file_id = ${id} and ${kept(call)} order by v.replaced_at desc, v.file_version_id desc`.execute(
    call.tx.db,
  );
  return rows;
};
