import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { Job } from "../../../core/jobs/job.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { decideTeamDeletion } from "../../../core/teams/decide-team-deletion.rule.ts";
import type { TeamHeirs } from "../../../core/teams/team-record.model.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { enqueue } from "../jobs/enqueue.store.ts";
import { colleagueColumns, colleagueOf, type ColleagueRow } from "../users/colleague-row.ts";
import { teamColumns } from "./team-in-force.store.ts";
import { deleteTeamKind, restoreTeamKind } from "./team-job-kinds.ts";
import type { StaffCall } from "./teams.store.ts";

/** Deletes a team: its members leave it at once, and a job moves what it had. */
export const deleteTeam = async (call: StaffCall, id: number, heirs: TeamHeirs): Promise<E.Either<Failure, Job>> => {
  const { tx, actor, request } = call;
  const org = actor.org_id;
  const { rows: teams } =
    await sql<Team>`select ${teamColumns} from teams where org_id = ${org} and deleted_at is null order by team_id for update`.execute(
      tx.db,
    );
  const { rows: users } = await sql<ColleagueRow>`
    select ${colleagueColumns} from users u where u.org_id = ${org} and u.status = 1 and u.teams @> array[${id}::bigint] order by u.user_id for update`.execute(
    tx.db,
  );
  const { rows: receiving } = await sql`
    select from team_deletions where org_id = ${org} and done_at is null and ${id} in (contacts_to, shares_to, line_to)`.execute(tx.db);
  const { rows: returning } = await sql`
    select from jobs where org_id = ${org} and kind in (${deleteTeamKind.kind}, ${restoreTeamKind.kind}) and state in ('queued', 'running') and input ->> 'id' = ${String(id)}`.execute(
    tx.db,
  );
  const known = new Set(teams.map((team) => team.id));
  const members = users.map((row) => ({ ...colleagueOf(row, request.now, true), teams: row.teams.filter((team) => known.has(team)) }));
  const decided = decideTeamDeletion(id, heirs, { teams, members, isReceiving: receiving.length > 0, isReturning: returning.length > 0 });
  if (E.isLeft(decided)) return decided;
  const ids = users.map((user) => user.id);
  const { contacts_to, shares_to, line_to } = heirs;
  await sql`delete from team_deletions where org_id = ${org} and team_id = ${id}`.execute(tx.db);
  await sql`
    insert into team_deletions (team_id, org_id, contacts_to, shares_to, line_to, users, at)
    values (${id}, ${org}, ${contacts_to}, ${shares_to}, ${line_to}, ${ids}::bigint[], ${request.now})`.execute(tx.db);
  await sql`update users set teams = array_remove(teams, ${id}::bigint), version = version + 1, updated_at = ${request.now} where org_id = ${org} and user_id = any(${ids}::bigint[])`.execute(
    tx.db,
  );
  await sql`update teams set deleted_at = ${request.now}, version = version + 1, updated_at = ${request.now} where org_id = ${org} and team_id = ${id}`.execute(
    tx.db,
  );
  const { label, twilio_phone } = decided.right;
  await writeAudit(tx, call, {
    action: "team.delete",
    object_type: "team",
    object_id: id,
    before: { label, twilio_phone, users: ids },
    after: { ...heirs },
  });
  return E.right(await enqueue(tx, deleteTeamKind, { input: { id }, user: actor.user_id, now: request.now, subject: label }));
};
