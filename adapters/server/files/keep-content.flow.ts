import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { ServerDeps } from "../server-deps.ts";
import type { Tx } from "../storage/database.ts";
import { isUsed } from "./content-use-condition.ts";
import { quotaRefusal } from "./quota.store.ts";

/** A content that is to be stored: its hash and its size. */
export type NewContent = { readonly sha256: string; readonly bytes: number };

/**
 * Counts a content for the organisation of the transaction and keeps it from being swept for a day.
 * @param now epoch seconds
 */
export const claimContent = async ({ db, org }: Tx, { sha256, bytes }: NewContent, now: number): Promise<void> => {
  await sql`
    insert into file_contents (org_id, sha256, bytes, created_at) values (${org}, ${sha256}, ${bytes}, ${now})
    on conflict (org_id, sha256) do update set created_at = greatest(file_contents.created_at, excluded.created_at)`.execute(db);
};

const claimWithinQuota = async (
  tx: Tx,
  config: Parameters<typeof quotaRefusal>[1],
  content: NewContent,
  now: number,
): Promise<Failure | null> => {
  const known = await tx.db
    .selectFrom("file_contents")
    .select("sha256")
    .where("org_id", "=", tx.org)
    .where("sha256", "=", content.sha256)
    .executeTakeFirst();
  const refused = known === undefined ? await quotaRefusal(tx, config, content.bytes) : null;
  if (refused === null) await claimContent(tx, content, now);
  return refused;
};

/** Stops counting a content that could not be stored, unless it is in use or another upload stored it meanwhile. */
const release = async ({ contents, database }: Pick<ServerDeps, "contents" | "database">, org: number, sha256: string): Promise<void> => {
  if ((await contents.size({ org, sha256, variant: null })) !== null) return;
  await database.inOrg(org, async ({ db }) => {
    await sql`delete from file_contents c where c.org_id = ${org} and c.sha256 = ${sha256} and not ${isUsed}`.execute(db);
  });
};

/**
 * Stores the bytes of a local file for an organisation, once per content. They are counted before they are stored, so that a sweep at the
 * same time leaves them alone; whoever then makes a row that refers to the content claims it again in the same transaction.
 * @param path of the file, which stays
 * @throws StorageFull, StorageUnavailable when the bytes are not stored
 */
export const keepContent = async (
  deps: Pick<ServerDeps, "contents" | "database" | "config" | "clock">,
  org: number,
  content: NewContent,
  path: string,
): Promise<E.Either<Failure, void>> => {
  const refused = await deps.database.inOrg(org, (tx) => claimWithinQuota(tx, deps.config, content, deps.clock.now()));
  if (refused !== null) return E.left(refused);
  try {
    await deps.contents.put({ org, sha256: content.sha256, variant: null }, path);
    return E.right(undefined);
  } catch (error) {
    await release(deps, org, content.sha256).catch(() => undefined);
    throw error;
  }
};
