import { sql } from "kysely";
import type { AuditFacets } from "../../../core/audit/audit-entry.model.ts";
import { timezoneOf } from "../groups/group-fields.store.ts";
import type { Tx } from "../storage/database.ts";

/** The distinct values of a column, one index lookup each. */
const different = async (tx: Tx, column: "action" | "object_type"): Promise<readonly string[]> => {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    with recursive seen(value) as (
      (select ${name} from own_audit order by ${name} limit 1)
      union all
      select (select ${name} from own_audit where ${name} > seen.value order by ${name} limit 1) from seen where seen.value is not null
    ) select value from seen where value is not null`.execute(tx.db);
  return rows.map(({ value }) => value);
};

/** The values by which the organisation's audit log can be filtered. */
export const auditFacets = async (tx: Tx): Promise<AuditFacets> => {
  const people = await sql<{
    id: number;
    name: string;
  }>`select user_id as id, btrim(first_name || ' ' || last_name) as name from users where org_id = ${tx.org} order by first_name, last_name, user_id`.execute(
    tx.db,
  );
  return {
    people: people.rows,
    types: await different(tx, "object_type"),
    actions: await different(tx, "action"),
    timezone: await timezoneOf(tx, tx.org ?? 0),
  };
};
