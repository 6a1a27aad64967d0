import { sql } from "kysely";
import { tablesOf } from "../../../../adapters/server/backup/catalogue.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";

/** Sessions note when they were last seen and failed logins are counted; both may change without anybody's data changing. */
const leftOut = new Set(["sessions", "login_failures"]);

const tables = new WeakMap<Database, readonly string[]>();

/** One hash per table over all of its rows. */
export const fingerprint = (database: Database): Promise<Readonly<Record<string, string>>> =>
  database.asSystem(async (tx) => {
    const names = tables.get(database) ?? (await tablesOf(tx)).map(({ name }) => name).filter((name) => !leftOut.has(name));
    tables.set(database, names);
    const hashes = names.map(
      (name) =>
        sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(r::text, '|' order by r::text), '')) as hash from ${sql.table(name)} r`,
    );
    const { rows } = await sql<{ name: string; hash: string }>`${sql.join(hashes, sql` union all `)}`.execute(tx.db);
    return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
  });
