import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../storage/database.ts";

type Named = { readonly id: string; readonly name: string };

/** What records of each kind are called, by their id as text; a kind that is not here has no name. */
const names: Readonly<Record<string, RawBuilder<Named>>> = {
  contact: sql`select con_id::text as id, contact_name(first_name, last_name, email, mobile, con_id) as name, org_id from contacts where erased_at is null`,
  user: sql`select user_id::text as id, btrim(first_name || ' ' || last_name) as name, org_id from users`,
  group: sql`select group_id::text as id, name, org_id from contact_groups`,
  group_folder: sql`select folder_id::text as id, name, org_id from group_folders`,
  field: sql`select field_id::text as id, label as name, org_id from fields`,
  field_section: sql`select slug as id, title as name, org_id from field_sections`,
  task: sql`select task_id::text as id, name, org_id from tasks`,
  team: sql`select team_id::text as id, label as name, org_id from teams`,
  campaign: sql`select campaign_id::text as id, name, org_id from campaigns`,
  import: sql`select import_id::text as id, filename as name, org_id from imports`,
};

const key = (type: string, id: string): string => `${type}:${id}`;

/** What records are called now; asked by kind and id. */
export const recordNames = async (tx: Tx, records: readonly { readonly type: string; readonly id: string }[]): Promise<(type: string, id: string) => string | null> => {
  const found = new Map<string, string>();
  for (const [type, asked] of Map.groupBy(records, (record) => record.type)) {
    const rows = names[type];
    if (rows === undefined) continue;
    const ids = [...new Set(asked.map(({ id }) => id))];
    const told = await sql<Named>`select n.id, n.name from (${rows}) n where n.org_id = ${tx.org} and n.id = any(${ids}::text[])`.execute(tx.db);
    for (const { id, name } of told.rows) found.set(key(type, id), name);
  }
  return (type, id) => found.get(key(type, id)) ?? null;
};
