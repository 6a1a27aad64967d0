import { type RawBuilder, sql } from "kysely";
import type { StoredShare } from "../../../core/files/share-access.rule.ts";
import { secretHash } from "../auth/secret.crypto.ts";
import type { Tx } from "../storage/database.ts";
import { fileAt, type StoredFileRow } from "./serving/stored-file.ts";

/**
 * A link with what it opens.
 * @property name of the file or folder
 */
export type OpenedShare = StoredShare & {
  readonly share_id: number;
  readonly org_id: number;
  readonly file_id: number | null;
  readonly folder_id: number | null;
  readonly organisation: string;
  readonly name: string;
};

/** A file behind a link; `path` names the folders from the shared one down to it. */
export type SharedRow = StoredFileRow & { readonly path: string; readonly height: number | null; readonly description: string };

/** Files that a page or an archive holds at most. */
const mostFiles = 5_000;

/** Whether no folder from the given one upwards is in the bin. */
const inUse = (org: RawBuilder<unknown>, folder: RawBuilder<unknown>): RawBuilder<unknown> => sql`not exists (
  with recursive above as (
    select u.folder_id, u.parent_id, u.deleted_at from file_folders u where u.org_id = ${org} and u.folder_id = ${folder}
    union select u.folder_id, u.parent_id, u.deleted_at from file_folders u join above a on u.folder_id = a.parent_id where u.org_id = ${org})
  select from above where deleted_at is not null)`;

/** The link of a token, of any organisation. */
export const shareOf = async ({ db }: Tx, token: string): Promise<OpenedShare | null> => {
  const { rows } = await sql<OpenedShare>`
    select s.share_id, s.org_id, s.file_id, s.folder_id, s.expires_at, s.revoked_at, s.password_hash, o.name as organisation, coalesce(f.filename, d.name) as name,
      coalesce(f.deleted_at, d.deleted_at) is null and ${inUse(sql`s.org_id`, sql`coalesce(f.folder_id, d.folder_id)`)} as available
    from file_shares s join orgs o on o.org_id = s.org_id
      left join files f on f.file_id = s.file_id and f.org_id = s.org_id and f.con_id is null
      left join file_folders d on d.folder_id = s.folder_id and d.org_id = s.org_id
    where s.token_hash = ${secretHash(token)} and o.closed_at is null and (f.file_id is not null or d.folder_id is not null)`.execute(db);
  return rows[0] ?? null;
};

/** Folders of a link with their paths: the shared one, and those in use below it. */
const sharedFolders = ({ org_id, folder_id }: OpenedShare): RawBuilder<unknown> => sql`
  with recursive below as (
    select d.folder_id, ''::text as path from file_folders d where d.org_id = ${org_id} and d.folder_id = ${folder_id} and d.deleted_at is null
    union all select d.folder_id, case b.path when '' then d.name else b.path || '/' || d.name end
      from file_folders d join below b on d.parent_id = b.folder_id where d.org_id = ${org_id} and d.deleted_at is null)
  select folder_id, path from below`;

/** The files that a link opens, by folder and name. */
export const sharedFiles = async ({ db }: Tx, share: OpenedShare): Promise<readonly SharedRow[]> => {
  const columns = sql`f.file_id, f.org_id, f.address, f.filename, f.mime, f.bytes, f.width, f.height, f.description, f.location, f.sha256, f.poster_sha256, f.con_id, false as deleted`;
  const kept = sql`f.org_id = ${share.org_id} and f.deleted_at is null and f.con_id is null`;
  const { rows } =
    share.file_id === null
      ? await sql<SharedRow>`
          select ${columns}, b.path from (${sharedFolders(share)}) b join files f on f.folder_id = b.folder_id
          where ${kept} order by fold_text(b.path) collate "C", fold_text(f.filename) collate "C", f.file_id limit ${mostFiles}`.execute(db)
      : await sql<SharedRow>`select ${columns}, '' as path from files f where ${kept} and f.file_id = ${share.file_id}`.execute(db);
  return rows;
};

/** The file of an address, if the link opens it. */
export const sharedFileAt = async (tx: Tx, share: OpenedShare, address: string): Promise<StoredFileRow | null> => {
  const file = await fileAt(tx, address);
  if (file === null || file.deleted || file.con_id !== null || file.org_id !== share.org_id) return null;
  if (share.file_id !== null) return file.file_id === share.file_id ? file : null;
  const { rows } = await sql`
    select from files f join (${sharedFolders(share)}) b on b.folder_id = f.folder_id where f.file_id = ${file.file_id}`.execute(tx.db);
  return rows.length > 0 ? file : null;
};

/** Counts an opening. */
export const countOpening = async ({ db }: Tx, { share_id }: OpenedShare, now: number): Promise<void> => {
  await sql`update file_shares set opens = opens + 1, opened_at = ${now} where share_id = ${share_id}`.execute(db);
};
