import { sql } from "kysely";
import { restoredLabel } from "../../../core/teams/decide-team-deletion.rule.ts";
import { orderedKinds, teamKinds } from "../../../core/teams/team-kinds.rule.ts";
import type { TeamHeirs } from "../../../core/teams/team-record.model.ts";
import { teamRefusals } from "../../../core/teams/team-refusals.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { TeamMove } from "../contributions/team-part.ts";
import { JobRefused } from "../jobs/job.ts";
import type { Tx } from "../storage/database.ts";
import { teamParts } from "./team-parts.store.ts";

/** The deletion of a team: to which teams what it had goes, and who its members were. */
export const deletionOf = async ({ db, org }: Tx, team: number): Promise<TeamHeirs & { readonly users: readonly number[] }> => {
  const { rows } = await sql<TeamHeirs & { users: readonly number[] }>`
    select contacts_to, shares_to, line_to, users from team_deletions where org_id = ${org} and team_id = ${team} for update`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new JobRefused(teamRefusals.deletion_gone.message);
  return row;
};

/** Makes a deleted team a team again, with those of its members who are active. */
export const reviveTeam = async (tx: Tx, doer: Doer, team: number, now: number): Promise<void> => {
  const { db, org } = tx;
  const { users } = await deletionOf(tx, team);
  const { rows } = await sql<{ id: number; label: string; is_deleted: boolean }>`
    select team_id as id, label, deleted_at is not null as is_deleted from teams where org_id = ${org} and (deleted_at is null or team_id = ${team}) order by team_id for update`.execute(
    db,
  );
  const own = rows.find(({ id }) => id === team);
  if (own === undefined || !own.is_deleted) throw new JobRefused(teamRefusals.deletion_gone.message);
  const label = restoredLabel(
    own.label,
    rows.flatMap((row) => (row.is_deleted ? [] : [row.label])),
  );
  await sql`update teams set deleted_at = null, label = ${label}, version = version + 1, updated_at = ${now} where org_id = ${org} and team_id = ${team}`.execute(
    db,
  );
  await sql`
    update users set teams = array_append(teams, ${team}::bigint), version = version + 1, updated_at = ${now}
    where org_id = ${org} and user_id = any(${[...users]}::bigint[]) and status = 1 and not teams @> array[${team}::bigint]`.execute(db);
  await writeAudit(tx, doer, { action: "team.restore", object_type: "team", object_id: team, before: null, after: { label, users } });
};

type Row = TeamMove & { readonly kind: string };

/**
 * Moves the next records back to a team.
 * @returns how many; 0 once there are none, and the deletion is forgotten
 */
export const restoreSome = async (tx: Tx, team: number, now: number, most: number): Promise<number> => {
  const { db, org } = tx;
  const heirs = await deletionOf(tx, team);
  const { rows } = await sql<Row>`
    delete from team_moves where org_id = ${org} and team_id = ${team} and (kind, record_id) in (
      select kind, record_id from team_moves where org_id = ${org} and team_id = ${team} order by kind, record_id limit ${most})
    returning kind, record_id as key, had`.execute(db);
  for (const kind of orderedKinds) {
    const moves = rows.filter((row) => row.kind === kind);
    if (moves.length > 0) await teamParts[kind].back({ tx, team, to: heirs[teamKinds[kind]], now }, moves);
  }
  if (rows.length === 0) await sql`delete from team_deletions where org_id = ${org} and team_id = ${team}`.execute(db);
  return rows.length;
};
