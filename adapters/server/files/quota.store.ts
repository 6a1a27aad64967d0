import { sql } from "kysely";
import { storageLimit as limitOf } from "../../../core/files/storage-limit.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { planStorage } from "../../../core/org/plan-storage.rule.ts";
import type { Config } from "../config.ts";
import { orgPlan } from "../http/org-plan.store.ts";
import type { Tx } from "../storage/database.ts";

/**
 * Storage in use.
 * @property bytes of all contents, each counted once
 * @property files number of files that are not in the bin
 * @property bin number of files in the bin
 */
export type StorageUse = { readonly bytes: number; readonly files: number; readonly bin: number };

/** The storage that the organisation of the transaction uses. */
export const storageUse = async ({ db, org }: Tx): Promise<StorageUse> => {
  const { rows } = await sql<StorageUse>`
    select (select coalesce(sum(bytes), 0)::bigint from file_contents where org_id = ${org}) as bytes,
      count(*) filter (where deleted_at is null) as files, count(*) filter (where deleted_at is not null) as bin
    from files where org_id = ${org} and sha256 is not null`.execute(db);
  return rows[0] ?? { bytes: 0, files: 0, bin: 0 };
};

/** The storage of the organisation of the transaction in bytes: what the settings and its plan allow. */
export const storageLimit = async (tx: Tx, { files }: Pick<Config, "files">): Promise<number> =>
  planStorage((await orgPlan(tx)).plan, files.quotaBytes);

/** Makes other transactions that store contents of the organisation wait until this one ends, so that they do not count the same room twice. */
const countAlone = ({ db, org }: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${org}:file_contents`}, 0))`.execute(db);

/**
 * Refuses bytes that exceed the storage of the organisation.
 * @param more bytes to be stored
 * @returns null while they fit; until the transaction ends, no other is asked
 */
export const quotaRefusal = async (tx: Tx, config: Pick<Config, "files">, more: number): Promise<Failure | null> => {
  await countAlone(tx);
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(bytes), 0)::bigint as used from file_contents where org_id = ${tx.org}`.execute(tx.db);
  return limitOf(more, { used: rows[0]?.used ?? 0, limit: await storageLimit(tx, config) });
};
