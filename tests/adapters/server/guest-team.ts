import { sql } from "kysely";
import type { TestServer } from "./harness.ts";
import type { TestOrg } from "./two-orgs.ts";

/**
 * Puts the guest of an organisation into a new team and adds the field by which contacts belong to teams.
 * @returns id of the team
 */
export const guestTeam = (server: TestServer, org: TestOrg): Promise<number> =>
  server.database.asSystem(async ({ db }) => {
    const { rows } = await sql<{
      team_id: number;
    }>`insert into teams (org_id, label, created_at, updated_at) values (${org.org}, 'North', 1, 1) returning team_id`.execute(db);
    const team = rows[0]?.team_id ?? 0;
    await sql`update users set teams = array[${team}::bigint] where user_id = ${org.guest.user}`.execute(db);
    await sql`insert into fields (org_id, name, label, type, access, created_at, updated_at) values (${org.org}, 'contactTeam', 'Team', 'list', 'guest', 1, 1)`.execute(
      db,
    );
    return team;
  });
