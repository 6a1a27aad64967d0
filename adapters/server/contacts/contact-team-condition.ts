import { type RawBuilder, sql, type SqlBool } from "kysely";

/** Whether a row `c` of `own_contacts` has a team; answered by the index on `fields`. */
export const hasTeam: RawBuilder<SqlBool> = sql<SqlBool>`c.fields ? 'contactTeam'`;

/** The id of the team of a row `c`, as text; null for none. */
export const teamOfContact: RawBuilder<string | null> = sql<string | null>`c.fields #>> '{contactTeam,0}'`;

/** Whether a row `c` belongs to one of the teams, or to none. */
export const isOfTeams = (teams: readonly number[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${teamOfContact} is null or ${teamOfContact} = any(${teams.map(String)}::text[]))`;
