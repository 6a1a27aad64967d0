import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { ContactWall } from "../../../core/contacts/contact-wall.rule.ts";

/** Whether a row `c` of contacts is visible behind a wall (the core's `seesContact`), for somebody else than the caller. */
export const seenBehind = (wall: ContactWall | null): RawBuilder<SqlBool> => {
  if (wall === null) return sql<SqlBool>`true`;
  if (wall.rule === "assigned") return sql<SqlBool>`first_choice(c.fields, 'assignedUser') = ${String(wall.user)}`;
  const ofTeams = sql<SqlBool>`first_choice(c.fields, 'contactTeam') = any(${wall.teams.map(String)}::text[])`;
  return wall.rule === "teams" ? sql<SqlBool>`(first_choice(c.fields, 'contactTeam') = '' or ${ofTeams})` : ofTeams;
};
