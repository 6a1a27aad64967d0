import { type RawBuilder, sql } from "kysely";
import { contactTeamKey } from "../../../core/fields/contact-team.rule.ts";
import { hasTeam, teamOfContact } from "../contacts/contact-team-condition.ts";
import { idsOf, type TeamPart } from "../contributions/team-part.ts";

const key = sql.lit(contactTeamKey);
const given = (team: number | null): RawBuilder<unknown> =>
  team === null ? sql`c.fields - ${key}` : sql`jsonb_set(c.fields, array[${key}], jsonb_build_array(${String(team)}::text))`;
const isOf = (team: number): RawBuilder<unknown> => sql`${hasTeam} and ${teamOfContact} = ${String(team)}`;

/** Contacts of a team, archived and deleted ones too; without a team they belong to everyone. */
export const contactsPart: TeamPart = {
  counts: (org, teams) => sql`
    select ${teamOfContact} as team, count(*) as n from contacts c
    where c.org_id = ${org} and c.deleted_at is null and ${hasTeam} and ${teamOfContact} = any(${teams.map(String)}::text[]) group by 1`,
  move: async ({ tx: { db, org }, team, to, now }, after, most) => {
    const { rows } = await sql<{ id: number }>`
      select c.con_id as id from contacts c where c.org_id = ${org} and c.con_id > ${Number(after)} and ${isOf(team)} order by c.con_id limit ${most} for update`.execute(
      db,
    );
    const ids = rows.map(({ id }) => id);
    await sql`update contacts c set fields = ${given(to)}, version = c.version + 1, updated_at = ${now} where c.org_id = ${org} and c.con_id = any(${ids}::bigint[])`.execute(
      db,
    );
    return ids.map((id) => ({ key: String(id), had: false }));
  },
  back: async ({ tx: { db, org }, team, to, now }, moves) => {
    const isUntouched = to === null ? sql`not (${hasTeam})` : isOf(to);
    await sql`
      update contacts c set fields = ${given(team)}, version = c.version + 1, updated_at = ${now}
      where c.org_id = ${org} and c.con_id = any(${idsOf(moves)}::bigint[]) and ${isUntouched}`.execute(db);
  },
};
