import { sql } from "kysely";
import { Role } from "../../../core/access/role.model.ts";
import { storedRowRule } from "../../../core/access/row-rule.model.ts";
import { flagsInForce } from "../../../core/permissions/flags-until.rule.ts";
import type { StoredPortalView, StoredStaffView, StoredView } from "../../../core/view-as/view-in-force.rule.ts";
import type { Database } from "../storage/database.ts";
import { secretHash } from "./secret.crypto.ts";

type PersonRow = {
  readonly org_id: number;
  readonly user_id: number;
  readonly role: string;
  readonly flags: string[];
  readonly flags_until: unknown;
  readonly teams: number[];
  readonly features: string[];
  readonly row_rule: string;
};
type Row = StoredPortalView | (Omit<StoredStaffView, "as"> & { readonly as: PersonRow | null });

/**
 * The view with a secret, with what is known of its contact and portal, or of its user, now; null where there is none. Never cached, so that
 * it ends at once.
 */
export const storedView = (database: Database, secret: string, now: number): Promise<StoredView | null> =>
  database.asSystem(async ({ db }) => {
    const { rows } = await sql<Row>`
      select v.view_id, v.org_id, v.user_id, v.kind, v.con_id, v.pid, v.expires_at, v.ended_at, coalesce(c.fields, '{}') as fields,
        c.con_id is not null and c.archived_at is null and c.deleted_at is null and c.blocked_at is null
          and exists (select from portals p join orgs o on o.org_id = p.org_id where p.pid = v.pid and p.org_id = v.org_id and p.closed_at is null and 'include_portal' = any(o.features)) as signs_in,
        (select json_build_object('org_id', u.org_id, 'user_id', u.user_id, 'role', u.role, 'flags', u.flags, 'flags_until', u.flags_until, 'teams', u.teams, 'row_rule', u.row_rule, 'features', o.features)
          from users u join orgs o on o.org_id = u.org_id where u.user_id = v.as_user_id and u.org_id = v.org_id and u.status = 1) as "as"
      from views_as v left join contacts c on c.con_id = v.con_id and c.org_id = v.org_id
      where v.secret_hash = ${secretHash(secret)}`.execute(db);
    const [row] = rows;
    if (row === undefined) return null;
    if (row.kind === "portal") return row;
    const { as: found, ...view } = row;
    if (found === null || !Role.is(found.role)) return { ...view, as: null };
    const { flags_until, ...person } = found;
    return {
      ...view,
      as: {
        ...person,
        kind: "staff",
        role: found.role,
        flags: flagsInForce(person.flags, flags_until, now),
        row_rule: storedRowRule(person.row_rule),
      },
    };
  });
