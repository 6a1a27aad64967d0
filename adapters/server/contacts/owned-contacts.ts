import { sql } from "kysely";
import { assignedUserKey } from "../../../core/fields/assigned-user.rule.ts";
import { ownedContacts as kind } from "../../../core/users/owned.model.ts";
import type { OwnedPart } from "../contributions/owned-part.ts";

const key = sql.lit(assignedUserKey);
/** Contacts that are assigned to a user, archived ones too. */
const isOf = (user: number) => sql`r.deleted_at is null and r.fields ? ${key} and r.fields #>> array[${key}, '0'] = ${String(user)}`;
const given = (user: number, now: number) =>
  sql`fields = jsonb_set(r.fields, array[${key}], jsonb_build_array(${String(user)}::text)), version = r.version + 1, updated_at = ${now}`;

/** Contacts go to another user by their field. */
export const ownedContacts: OwnedPart = {
  kind,
  place: 10,
  count: async ({ db, org }, user) => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from contacts r where r.org_id = ${org} and ${isOf(user)}`.execute(db);
    return rows[0]?.count ?? 0;
  },
  move: async ({ tx: { db, org }, from, to, now }) => {
    const { rows } = await sql<{ id: number }>`
      update contacts r set ${given(to, now)} where r.org_id = ${org} and ${isOf(from)} returning r.con_id as id`.execute(db);
    return rows.map(({ id }) => ({ id, had: false }));
  },
  back: async ({ tx: { db, org }, from, to, now }, moves) => {
    const ids = moves.map(({ id }) => id);
    await sql`
      update contacts r set ${given(from, now)} where r.org_id = ${org} and r.con_id = any(${ids}::bigint[]) and ${isOf(to)}`.execute(db);
  },
};
