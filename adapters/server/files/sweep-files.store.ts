import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../storage/database.ts";
import { isUsed } from "./content-use-condition.ts";

/** Deletes some expired rows; returns how many, less than `limit` when none are left. */
export type Sweep = (tx: Tx, limit: number) => Promise<number>;

const affected = async ({ db }: Tx, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(db)).numAffectedRows ?? 0n);

/**
 * Deletes uploads from which no file was made.
 * @param before epoch seconds
 */
export const sweepUploads =
  (before: number): Sweep =>
  (tx, limit) =>
    affected(
      tx,
      sql`delete from file_uploads where upload_id in (select upload_id from file_uploads where org_id = ${tx.org} and created_at <= ${before} limit ${limit})`,
    );

/**
 * Deletes videos that no answer has named.
 * @param before epoch seconds
 */
export const sweepRecordings =
  (before: number): Sweep =>
  (tx, limit) =>
    affected(
      tx,
      sql`delete from files where file_id in (select file_id from recordings where org_id = ${tx.org} and lesson_id is null and created_at <= ${before} limit ${limit})`,
    );

/**
 * Deletes earlier contents that can no longer be restored.
 * @param before epoch seconds
 */
export const sweepVersions =
  (before: number): Sweep =>
  (tx, limit) =>
    affected(
      tx,
      sql`delete from file_versions where file_version_id in (select file_version_id from file_versions where org_id = ${tx.org} and replaced_at <= ${before} limit ${limit})`,
    );

/** Ids of folders that can no longer be restored: deleted before a time, or below such a folder. */
const goneFolders = ({ org }: Tx, before: number): RawBuilder<unknown> => sql`(
  with recursive gone as (
    select d.folder_id from file_folders d where d.org_id = ${org} and d.deleted_at <= ${before}
    union select b.folder_id from file_folders b join gone on b.parent_id = gone.folder_id where b.org_id = ${org})
  select folder_id from gone)`;

const forgetTeams = (tx: Tx, resource: string, ids: readonly number[]): Promise<number> =>
  affected(
    tx,
    sql`delete from resource_teams where org_id = ${tx.org} and resource = ${resource} and resource_id = any(${[...ids]}::bigint[])`,
  );

/**
 * Deletes files of the bin that can no longer be restored, with their earlier contents and links.
 * @param before epoch seconds
 */
export const sweepFiles =
  (before: number): Sweep =>
  async (tx, limit) => {
    const { rows } = await sql<{ file_id: number }>`
      delete from files where file_id in (
        select f.file_id from files f where f.org_id = ${tx.org} and (f.deleted_at <= ${before} or f.folder_id in ${goneFolders(tx, before)}) limit ${limit})
      returning file_id`.execute(tx.db);
    await forgetTeams(
      tx,
      "files",
      rows.map(({ file_id }) => file_id),
    );
    return rows.length;
  };

/**
 * Deletes empty folders of the bin that can no longer be restored, innermost first.
 * @param before epoch seconds
 */
export const sweepFolders =
  (before: number): Sweep =>
  async (tx) => {
    let total = 0;
    for (;;) {
      const { rows } = await sql<{ folder_id: number }>`
        delete from file_folders d where d.org_id = ${tx.org} and d.folder_id in ${goneFolders(tx, before)}
          and not exists (select from files f where f.folder_id = d.folder_id) and not exists (select from file_folders b where b.parent_id = d.folder_id)
        returning folder_id`.execute(tx.db);
      if (rows.length === 0) return total;
      await forgetTeams(
        tx,
        "files/folders",
        rows.map(({ folder_id }) => folder_id),
      );
      total += rows.length;
    }
  };

/**
 * Hashes of contents that nothing has used since a time, in order.
 * @param after the last one seen; '' to begin
 */
export const unusedContents = async ({ db, org }: Tx, before: number, after: string, limit: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ sha256: string }>`
    select c.sha256 from file_contents c where c.org_id = ${org} and c.sha256 > ${after} and c.created_at <= ${before} and not ${isUsed} order by c.sha256 limit ${limit}`.execute(
    db,
  );
  return rows.map(({ sha256 }) => sha256);
};

/**
 * Deletes the row of a content that is still unused. Until the transaction ends nobody can claim the content or refer to it, so that its
 * bytes can be removed in between.
 * @returns whether it was deleted
 */
export const forgetContent = async (tx: Tx, sha256: string, before: number): Promise<boolean> => {
  const { rows: held } = await sql`
    select 1 as held from file_contents where org_id = ${tx.org} and sha256 = ${sha256} and created_at <= ${before} for update`.execute(
    tx.db,
  );
  // A second statement sees what was referred to while the first waited.
  const unused = sql`delete from file_contents c where c.org_id = ${tx.org} and c.sha256 = ${sha256} and c.created_at <= ${before} and not ${isUsed}`;
  return held.length > 0 && (await affected(tx, unused)) > 0;
};
