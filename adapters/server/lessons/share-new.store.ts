import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { mayUseTeam } from "../../../core/teams/usable-teams.rule.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";

type Call = { readonly tx: Tx; readonly actor: StaffActor; readonly request: Pick<Request, "now" | "teams"> };

/** Shares a new lesson or folder with the teams that the call is for; without any only its maker and administrators see it. */
export const shareNew = async ({ tx, actor, request }: Call, resource: "lessons" | "lessons/folders", id: number): Promise<void> => {
  const teams = (request.teams ?? []).filter((team) => mayUseTeam(actor, team));
  if (teams.length === 0) return;
  await sql`
    insert into resource_teams (org_id, resource, resource_id, team_id, created_at)
    select ${tx.org}, ${resource}, ${id}, t.team_id, ${request.now} from teams t
    where t.org_id = ${tx.org} and t.deleted_at is null and t.team_id = any(${teams}::bigint[])
    on conflict do nothing`.execute(tx.db);
};
