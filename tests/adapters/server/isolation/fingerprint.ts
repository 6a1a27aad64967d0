import { sql } from "kysely";
import { tablesOf } from "../../../../adapters/server/backup/catalogue.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";

/** Sessions note when they were last seen and failed logins are counted; both may change without anybody's data changing. */
const leftOut = new Set(["sessions", "login_failures"]);

/** One hash per table over all of its rows. */
export const fingerprint = (database: Database): Promise<Readonly<Record<string, string>>> =>
  database.asSystem(async (tx) => {
    const hashes: Record<string, string> = {};
    for (const { name } of await tablesOf(tx)) {
      if (leftOut.has(name)) continue;
      const { rows } = await sql<{ hash: string }>`select md5(coalesce(string_agg(r::text, '|' order by r::text), '')) as hash from ${sql.table(name)} r`.execute(tx.db);
      hashes[name] = rows[0]?.hash ?? "";
    }
    return hashes;
  });
