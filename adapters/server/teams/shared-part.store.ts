import { sql } from "kysely";
import type { Shareable } from "../../../core/teams/team.model.ts";
import { idsOf, type TeamPart } from "../contributions/team-part.ts";

type Place = { readonly resource: Shareable; readonly table: string; readonly id: string };

/**
 * Records that are shared with teams by `resource_teams`.
 * @param place the resource, its table and key
 */
export const sharedPart = ({ resource, table, id }: Place): TeamPart => ({
  counts: (org, teams) => sql`
    select s.team_id::text as team, count(*) as n from resource_teams s join ${sql.table(table)} r on r.${sql.ref(id)} = s.resource_id and r.org_id = s.org_id and r.deleted_at is null
    where s.org_id = ${org} and s.resource = ${resource} and s.team_id = any(${[...teams]}::bigint[]) group by 1`,
  move: async ({ tx: { db, org }, team, to, now }, _after, most) => {
    const { rows } = await sql<{ id: number }>`
      delete from resource_teams where org_id = ${org} and resource = ${resource} and team_id = ${team} and resource_id in (
        select resource_id from resource_teams where org_id = ${org} and resource = ${resource} and team_id = ${team} order by resource_id limit ${most})
      returning resource_id as id`.execute(db);
    const ids = rows.map((row) => row.id);
    if (to === null) return ids.map((one) => ({ key: String(one), had: false }));
    const { rows: added } = await sql<{ id: number }>`
      insert into resource_teams (org_id, resource, resource_id, team_id, created_at)
      select ${org}, ${resource}, one, ${to}, ${now} from unnest(${ids}::bigint[]) one on conflict do nothing returning resource_id as id`.execute(
      db,
    );
    const fresh = new Set(added.map((row) => row.id));
    return ids.map((one) => ({ key: String(one), had: !fresh.has(one) }));
  },
  back: async ({ tx: { db, org }, team, to, now }, moves) => {
    const isUntouched =
      to === null
        ? sql`true`
        : sql`exists (select from resource_teams s where s.org_id = ${org} and s.resource = ${resource} and s.resource_id = r.${sql.ref(id)} and s.team_id = ${to})`;
    const { rows } = await sql<{ id: number }>`
      insert into resource_teams (org_id, resource, resource_id, team_id, created_at)
      select ${org}, ${resource}, r.${sql.ref(id)}, ${team}, ${now} from ${sql.table(table)} r where r.org_id = ${org} and r.${sql.ref(id)} = any(${idsOf(moves)}::bigint[]) and ${isUntouched}
      on conflict do nothing returning resource_id as id`.execute(db);
    if (to === null) return;
    const fresh = new Set(rows.map((row) => row.id));
    const given = idsOf(moves.filter(({ key, had }) => !had && fresh.has(Number(key))));
    await sql`delete from resource_teams where org_id = ${org} and resource = ${resource} and team_id = ${to} and resource_id = any(${given}::bigint[])`.execute(
      db,
    );
  },
});
