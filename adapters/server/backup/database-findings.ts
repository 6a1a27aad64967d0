import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";
import { levelOf, tablesOf } from "./catalogue.ts";

type Finding = { readonly ok: boolean; readonly what: string };

/** The health of a database: its migrations, its row-level security, its dangling references. */
export const databaseFindings = async (tx: Tx): Promise<readonly Finding[]> => {
  const level = await levelOf(tx);
  const tables = await tablesOf(tx);
  const { rows: open } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c join pg_class k on k.oid = format('%I', c.table_name)::regclass
    where c.table_schema = 'public' and c.column_name = 'org_id' and k.relkind = 'r' and not k.relrowsecurity and c.table_name <> 'login_failures'`.execute(
    tx.db,
  );
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
