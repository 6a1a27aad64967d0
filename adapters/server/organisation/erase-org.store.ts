import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";

/** The hashes of an organisation's stored contents, and the ids of the files of its imports and whole exports. */
export type OrgFiles = { readonly contents: readonly string[]; readonly imports: readonly string[]; readonly exports: readonly string[] };

/** What an organisation stores outside the database. */
export const orgFiles = async ({ db }: Tx, org: number): Promise<OrgFiles> => {
  const contents = await db.selectFrom("file_contents").select("sha256").where("org_id", "=", org).execute();
  const imports = await db.selectFrom("imports").select("file_id").where("org_id", "=", org).execute();
  const exports = await db.selectFrom("org_exports").select("file_id").where("org_id", "=", org).execute();
  return {
    contents: contents.map(({ sha256 }) => sha256),
    imports: imports.map(({ file_id }) => file_id),
    exports: exports.map(({ file_id }) => file_id),
  };
};

/** The tables of the product whose rows belong to an organisation, `orgs` among them. */
export const tablesOfOrgs = async ({ db }: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{ table_name: string }>`
    select k.relname as table_name from pg_class k join pg_attribute a on a.attrelid = k.oid
    where k.relnamespace = 'public'::regnamespace and k.relkind in ('r', 'p') and a.attname = 'org_id' and not a.attisdropped
    order by k.relname`.execute(db);
  return rows.map(({ table_name }) => table_name);
};

/** Rounds after which rows that triggers write while others are deleted must have come to an end. */
const mostRounds = 5;

/**
 * Deletes every row of a closed organisation, in all tables by one statement: references are checked at its end, so that tables may refer to
 * each other in any order. Triggers note changes while it runs, so that the next round deletes what they wrote, and the organisation goes last.
 * @param closedBefore epoch seconds; an organisation that was closed later, or is open, stays
 * @returns whether it was erased
 */
export const eraseOrg = async (tx: Tx, org: number, closedBefore: number): Promise<boolean> => {
  const { db } = tx;
  const { rows } = await sql`select org_id from orgs where org_id = ${org} and closed_at <= ${closedBefore} for update`.execute(db);
  if (rows.length === 0) return false;
  const tables = (await tablesOfOrgs(tx)).filter((table) => table !== "orgs");
  const deletions = tables.map(
    (table, at) => sql`${sql.ref(`gone_${at}`)} as (delete from ${sql.table(table)} where org_id = ${org} returning 1)`,
  );
  const counted = tables.map((_, at) => sql`(select count(*) from ${sql.ref(`gone_${at}`)})`);
  for (let round = 0; round < mostRounds; round += 1) {
    const { rows: answers } = await sql<{ gone: number }>`
      with ${sql.join(deletions)} select (${sql.join(counted, sql` + `)})::int as gone`.execute(db);
    if (answers[0]?.gone !== 0) continue;
    await sql`delete from orgs where org_id = ${org}`.execute(db);
    return true;
  }
  throw new Error(`Organisation ${org} could not be erased: rows are written as fast as they are deleted.`);
};
