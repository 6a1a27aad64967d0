import { sql } from "kysely";
import type { StoredView } from "../../../core/view-as/view-in-force.rule.ts";
import type { Database } from "../storage/database.ts";
import { secretHash } from "./secret.ts";

/** The view with a secret, with what is known of its contact and portal now; null where there is none. Never cached, so that it ends at once. */
export const storedView = (database: Database, secret: string): Promise<StoredView | null> =>
  database.asSystem(async ({ db }) => {
    const { rows } = await sql<StoredView>`
      select v.view_id, v.org_id, v.user_id, v.con_id, v.pid, v.expires_at, v.ended_at, coalesce(c.fields, '{}') as fields,
        c.con_id is not null and c.archived_at is null and c.deleted_at is null and c.blocked_at is null
          and exists (select from portals p join orgs o on o.org_id = p.org_id where p.pid = v.pid and p.org_id = v.org_id and p.closed_at is null and 'include_portal' = any(o.features)) as signs_in
      from views_as v left join contacts c on c.con_id = v.con_id and c.org_id = v.org_id
      where v.secret_hash = ${secretHash(secret)}`.execute(db);
    return rows[0] ?? null;
  });
