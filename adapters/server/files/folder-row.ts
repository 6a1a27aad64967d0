import { type RawBuilder, sql } from "kysely";
import { mayChangeSeenFile } from "../../../core/files/file-access.rule.ts";
import type { FolderId } from "../../../core/files/file-id.model.ts";
import type { FileFolder } from "../../../core/files/file.model.ts";
import type { FolderPlace } from "../../../core/kernel/folder-places.ts";
import { isBinEntry } from "./bin-entry-condition.ts";
import { type FileCall, fileColumns, type FileRow, recordOf } from "./file-row.ts";
import { isVisibleFolder } from "./visible-files-condition.ts";

type FolderRow = Omit<FileFolder, "id" | "type" | "system" | "editable" | "files"> & {
  readonly id: number;
  readonly files: readonly FileRow[];
};

const previews = 4;

/** Whoever sees a folder sees all files in it. */
const inFolder = sql`f.org_id = d.org_id and f.folder_id = d.folder_id and f.deleted_at is null and f.con_id is null`;

const folderColumns = sql<FolderRow>`
  d.folder_id as id, d.name, d.parent_id,
  (select count(*)::int from files f where ${inFolder}) as files_count,
  coalesce((select json_agg(row_to_json(x)) from (select ${fileColumns} from files f where ${inFolder} order by f.created_at desc, f.file_id desc limit ${previews}) x), '[]') as files,
  (select coalesce(json_agg(r.team_id order by r.team_id), '[]') from resource_teams r where r.org_id = d.org_id and r.resource = 'files/folders' and r.resource_id = d.folder_id) as teams,
  d.version, d.deleted_at, d.created_at, d.updated_at`;

const folderOf = (row: FolderRow, call: FileCall): FileFolder => ({
  ...row,
  type: "folder",
  system: false,
  editable: mayChangeSeenFile({ system: false }, call.actor),
  files: row.files.map((file) => recordOf(file, call)),
});

const folders = async (call: FileCall, where: RawBuilder<unknown>, lock: boolean): Promise<readonly FileFolder[]> => {
  const { rows } = await sql<FolderRow>`
    select ${folderColumns} from file_folders d where ${isVisibleFolder(call.actor)} and ${where} order by fold_text(d.name) collate "C", d.folder_id ${lock ? sql`for update of d` : sql``}`.execute(
    call.tx.db,
  );
  return rows.map((row) => folderOf(row, call));
};

/** The folders in use that the caller sees, by name. */
export const foldersInUse = async (call: FileCall): Promise<readonly FileFolder[]> => [
  ...(await folders(call, sql`d.deleted_at is null`, false)),
  ...call.system.folders,
];

/** The folders in the bin that the caller sees, by name. */
export const foldersInBin = (call: FileCall): Promise<readonly FileFolder[]> => folders(call, isBinEntry(call, "d"), false);

/** A folder in use or in the bin that the caller sees; null for none. */
export const findFolder = async (call: FileCall, id: FolderId | null, lock = false): Promise<FileFolder | null> => {
  if (id === null) return null;
  if (typeof id === "string") return call.system.folders.find((folder) => folder.id === id) ?? null;
  return (await folders(call, sql`d.folder_id = ${id}`, lock))[0] ?? null;
};

/**
 * Locks the folders of the organisation until the transaction ends: `change` waits for all others, `keep` for changes alone, so that no file
 * is put into a folder that is deleted at the same time. Taken before rows of files are locked.
 */
export const lockFolders = ({ tx }: Pick<FileCall, "tx">, how: "change" | "keep"): Promise<unknown> => {
  const lock = sql.raw(how === "change" ? "pg_advisory_xact_lock" : "pg_advisory_xact_lock_shared");
  return sql`select ${lock}(hashtextextended(${`${tx.org}:file_folders`}, 0))`.execute(tx.db);
};

/** The places of all folders of the organisation. */
export const folderPlaces = async ({ tx }: Pick<FileCall, "tx">): Promise<readonly FolderPlace[]> => {
  const { rows } = await sql<FolderPlace>`select folder_id as id, parent_id, deleted_at from file_folders where org_id = ${tx.org}`.execute(
    tx.db,
  );
  return rows;
};
