import { sql } from "kysely";
import type { TeamPart } from "../contributions/team-part.ts";

/** The numbers of a team: the one that it texts from, and those that were bought for it. A number without a team belongs to the organisation. */
export const linesPart: TeamPart = {
  counts: (org, teams) => sql`
    select held.team::text as team, count(*) as n from (
      select team_id as team, twilio_phone as phone from teams where org_id = ${org} and twilio_phone is not null
      union select one.team, l.phone_number from phone_lines l, unnest(l.teams) one (team) where l.org_id = ${org}) held
    where held.team = any(${[...teams]}::bigint[]) group by 1`,
  move: async ({ tx: { db, org }, team, to, now }) => {
    const { rows } = await sql<{ key: string; had: boolean }>`
      select held.phone as key, exists (
        select from teams o where o.team_id = ${to}::bigint and o.twilio_phone = held.phone
        union all select from phone_lines l where l.phone_number = held.phone and l.teams @> array[${to}::bigint]) as had
      from (
        select twilio_phone as phone from teams where org_id = ${org} and team_id = ${team} and twilio_phone is not null
        union select phone_number from phone_lines where org_id = ${org} and teams @> array[${team}::bigint]) held order by 1`.execute(db);
    const kept =
      to === null
        ? sql`array_remove(teams, ${team}::bigint)`
        : sql`array_append(array_remove(array_remove(teams, ${team}::bigint), ${to}::bigint), ${to}::bigint)`;
    await sql`update phone_lines set teams = ${kept} where org_id = ${org} and teams @> array[${team}::bigint]`.execute(db);
    await sql`
      update teams o set twilio_phone = t.twilio_phone, version = o.version + 1, updated_at = ${now} from teams t
      where o.org_id = ${org} and o.team_id = ${to}::bigint and o.twilio_phone is null and t.team_id = ${team} and t.twilio_phone is not null`.execute(
      db,
    );
    return rows;
  },
  back: async ({ tx: { db, org }, team, to, now }, moves) => {
    for (const had of [true, false]) {
      const phones = moves.filter((move) => move.had === had).map(({ key }) => key);
      const left = had || to === null ? sql`teams` : sql`array_remove(teams, ${to}::bigint)`;
      await sql`update phone_lines set teams = array_append(array_remove(${left}, ${team}::bigint), ${team}::bigint) where org_id = ${org} and phone_number = any(${phones}::text[])`.execute(
        db,
      );
      if (!had && to !== null)
        await sql`
          update teams set twilio_phone = null, version = version + 1, updated_at = ${now} where org_id = ${org} and team_id = ${to} and twilio_phone = any(${phones}::text[])`.execute(
          db,
        );
    }
  },
};
