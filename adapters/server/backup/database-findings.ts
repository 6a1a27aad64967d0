import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";
import { levelOf, tablesOf } from "./catalogue.ts";

type Finding = { readonly ok: boolean; readonly what: string };

/** The health of a database: its migrations, its row-level security, its dangling references. */
export const databaseFindings = async (tx: Tx): Promise<readonly Finding[]> => {
  const level = await levelOf(tx);
  const tables = await tablesOf(tx);
  const { rows: open } = await sql<{ name: string }>`
    select k.relname as name from pg_class k join pg_attribute a on a.attrelid = k.oid
    where k.relnamespace = 'public'::regnamespace and k.relkind = 'r' and a.attname = 'org_id' and not a.attisdropped
      and not k.relrowsecurity and k.relname <> 'login_failures'`.execute(tx.db);
  const { rows: invalid } = await sql<{ name: string }>`select conname as name from pg_constraint where not convalidated`.execute(tx.db);
  return [
    { ok: level !== "", what: `${level.split(" ").length} migrations, ${tables.length} tables` },
    {
      ok: open.length === 0,
      what:
        open.length === 0
          ? "Row-level security stands on every table of an organisation"
          : `No row-level security on ${open.map(({ name }) => name).join(", ")}`,
    },
    {
      ok: invalid.length === 0,
      what:
        invalid.length === 0
          ? "Every reference between rows is checked"
          : `Unchecked references: ${invalid.map(({ name }) => name).join(", ")}`,
    },
  ];
};
