import { type RawBuilder, sql } from "kysely";
import { idsOf, type TeamPart } from "../contributions/team-part.ts";

/** The teams of a group without some and with others. */
const exchanged = (without: number | null, team: number | null): RawBuilder<unknown> => {
  const left = without === null ? sql`share_teams` : sql`array_remove(share_teams, ${without}::bigint)`;
  return team === null ? left : sql`array_append(array_remove(${left}, ${team}::bigint), ${team}::bigint)`;
};
const has = (team: number): RawBuilder<unknown> => sql`share_teams @> array[${team}::bigint]`;

/** Groups that are shared with a team. */
export const groupsPart: TeamPart = {
  counts: (org, teams) => sql`
    select one.team::text as team, count(*) as n from contact_groups g, unnest(g.share_teams) one (team)
    where g.org_id = ${org} and g.deleted_at is null and one.team = any(${[...teams]}::bigint[]) group by 1`,
  move: async ({ tx: { db, org }, team, to, now }, _after, most) => {
    const { rows } = await sql<{ id: number; had: boolean }>`
      select group_id as id, ${to === null ? sql`false` : has(to)} as had from contact_groups where org_id = ${org} and ${has(team)} order by group_id limit ${most} for update`.execute(
      db,
    );
    await sql`
      update contact_groups set share_teams = ${exchanged(team, to)}, version = version + 1, updated_at = ${now}
      where org_id = ${org} and group_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db);
    return rows.map(({ id, had }) => ({ key: String(id), had }));
  },
  back: async ({ tx: { db, org }, team, to, now }, moves) => {
    const isUntouched = to === null ? sql`true` : has(to);
    for (const had of [true, false])
      await sql`
        update contact_groups set share_teams = ${exchanged(had ? null : to, team)}, version = version + 1, updated_at = ${now}
        where org_id = ${org} and group_id = any(${idsOf(moves.filter((move) => move.had === had))}::bigint[]) and ${isUntouched}`.execute(
        db,
      );
  },
};
