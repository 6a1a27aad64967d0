import { sql } from "kysely";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import type { Role } from "../../../core/access/role.model.ts";
import { teamInForce } from "../../../core/access/team-in-force.rule.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { teamsFeature } from "../../../core/teams/usable-teams.rule.ts";
import type { Tx } from "../storage/database.ts";

/** The user data that determine in which teams a user may work. */
export type Member = {
  readonly org_id: number;
  readonly role: Role;
  readonly teams: readonly number[];
  readonly features: readonly string[];
};

export const teamColumns = sql<Team>`team_id as id, label, color, twilio_phone, contact_fields, version`;

/** The teams that a user may work in, by label; empty without the feature. */
export const teamsOf = async ({ db }: Tx, { org_id, role, teams, features }: Member): Promise<readonly Team[]> => {
  if (!features.includes(teamsFeature)) return [];
  const own = isAdmin(role) ? sql`true` : sql`team_id = any(${[...teams]}::bigint[])`;
  const { rows } =
    await sql<Team>`select ${teamColumns} from teams where org_id = ${org_id} and deleted_at is null and ${own} order by lower(label), team_id`.execute(
      db,
    );
  return rows;
};

/**
 * The user's current team, or null for all teams.
 * @param selected the one selected last
 */
export const teamInForceOf = async (tx: Tx, member: Member, selected: number | null): Promise<Team | null> => {
  const known = await teamsOf(tx, member);
  const inForce = teamInForce(member.role, known, selected);
  return known.find(({ id }) => id === inForce?.id) ?? null;
};
