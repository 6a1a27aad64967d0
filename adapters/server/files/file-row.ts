import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { fileRecordOf, type StoredFile } from "../../../core/files/file-record.rule.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import type { SystemFiles } from "../../../core/files/system-page.rule.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Area } from "../contributions/area.ts";
import type { Tx } from "../storage/database.ts";

/**
 * A call on files in its transaction.
 */
export type FileCall = Omit<Doer, "actor"> & {
  readonly tx: Tx;
  readonly actor: StaffActor;
  readonly system: SystemFiles;
  readonly areas: readonly Pick<Area, "fileUses">[];
};

/** A row of `files` with the hash of its content and the upload that it comes from. */
export type FileRow = StoredFile & { readonly sha256: string | null; readonly upload_id: string | null };

/** The columns of a file; `files` must be aliased as `f`. */
export const fileColumns = sql<FileRow>`
  f.file_id as id, f.address, f.filename, f.mime as mimetype, f.folder_id, f.bytes as size, f.width, f.height, f.duration, f.description,
  case when f.focus_x is not null and f.focus_y is not null then json_build_object('x', f.focus_x, 'y', f.focus_y) end as focus,
  (select coalesce(json_agg(r.team_id order by r.team_id), '[]') from resource_teams r where r.org_id = f.org_id and r.resource = 'files' and r.resource_id = f.file_id) as teams,
  f.created_by, f.version, f.deleted_at, f.created_at, f.updated_at, f.poster_sha256 is not null as has_poster, f.sha256, f.upload_id`;

/** A row as the caller gets it. */
export const recordOf = (
  { sha256: _sha256, upload_id: _upload, ...stored }: FileRow,
  { actor }: { readonly actor: Pick<StaffActor, "role"> },
): FileRecord => fileRecordOf(stored, { role: actor.role });
