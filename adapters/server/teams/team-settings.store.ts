import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { decideMembers } from "../../../core/teams/decide-members.rule.ts";
import { decideNewTeam } from "../../../core/teams/decide-team.rule.ts";
import type { MemberChange, TeamDraft, TeamRecord, TeamRelated, TeamSummary } from "../../../core/teams/team-record.model.ts";
import { teamRefusals } from "../../../core/teams/team-refusals.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { readUser, type UserWithFlags } from "../users/user-record.store.ts";
import { writeUser } from "../users/write-user.store.ts";
import { teamColumns } from "./team-in-force.store.ts";
import { relatedOf } from "./team-related.store.ts";
import type { StaffCall } from "./teams.store.ts";

const missing: E.Either<Failure, never> = E.left(notFound(teamRefusals.no_team));

const recordsOf = async ({ tx, actor }: StaffCall, only: number | null): Promise<readonly TeamRecord[]> => {
  const { rows } = await sql<TeamRecord>`
    select ${teamColumns}, (select coalesce(array_agg(u.user_id order by lower(u.first_name), lower(u.last_name), u.user_id), '{}') from users u
      where u.org_id = t.org_id and u.status = 1 and u.teams @> array[t.team_id]) as users
    from teams t where t.org_id = ${actor.org_id} and t.deleted_at is null and (${only}::bigint is null or t.team_id = ${only}::bigint) order by lower(label), team_id`.execute(
    tx.db,
  );
  return rows;
};

/** One team with its members. */
export const getTeam = async (call: StaffCall, id: number): Promise<E.Either<Failure, TeamRecord>> => {
  const [team] = await recordsOf(call, id);
  return team === undefined ? missing : E.right(team);
};

/** All teams by label, each with its members and counts. */
export const teamSummaries = async (call: StaffCall): Promise<readonly TeamSummary[]> => {
  const teams = await recordsOf(call, null);
  const related = await relatedOf(
    call.tx,
    call.actor.org_id,
    teams.map(({ id }) => id),
  );
  return teams.map((team) => ({ ...team, related: related(team.id) }));
};

/** Counts of what one team has. */
export const relatedOfTeam = async (call: StaffCall, id: number): Promise<E.Either<Failure, TeamRelated>> => {
  const team = await getTeam(call, id);
  return E.isLeft(team) ? team : E.right((await relatedOf(call.tx, call.actor.org_id, [id]))(id));
};

/** Creates a team; of two with the same label at once, one is refused. */
export const createTeam = async (call: StaffCall, draft: TeamDraft): Promise<E.Either<Failure, TeamRecord>> => {
  const { tx, actor, request } = call;
  await sql`select from orgs where org_id = ${actor.org_id} for update`.execute(tx.db);
  const decided = decideNewTeam(draft, await recordsOf(call, null));
  if (E.isLeft(decided)) return decided;
  const values = { ...decided.right, contact_fields: [...decided.right.contact_fields] };
  const { rows } = await sql<Team>`
    insert into teams (org_id, label, color, twilio_phone, contact_fields, created_at, updated_at)
    values (${actor.org_id}, ${values.label}, ${values.color}, ${values.twilio_phone}, ${values.contact_fields}, ${request.now}, ${request.now}) returning ${teamColumns}`.execute(
    tx.db,
  );
  const [team] = rows;
  if (team === undefined) return missing;
  await writeAudit(tx, call, { action: "team.create", object_type: "team", object_id: team.id, before: null, after: values });
  return E.right({ ...team, users: [] });
};

/** Adds and removes members; each user's change is one entry of the audit log, in force in their next call. */
export const changeMembers = async (call: StaffCall, change: MemberChange): Promise<E.Either<Failure, TeamRecord>> => {
  const { tx, actor, request } = call;
  await sql`select from teams where org_id = ${actor.org_id} and team_id = ${change.team_id} for share`.execute(tx.db);
  const named = [...new Set([...(change.add_users ?? []), ...(change.remove_users ?? [])])].toSorted((a, b) => a - b);
  const found = new Map<number, UserWithFlags>();
  for (const id of named) {
    const user = await readUser(tx, id, request.now, true);
    if (user !== null) found.set(id, user);
  }
  const stored = (id: number) => {
    const user = found.get(id);
    return user === undefined ? undefined : { ...user.record, flags: user.flags };
  };
  const teams = new Set((await recordsOf(call, null)).map(({ id }) => id));
  const decided = decideMembers({ id: actor.user_id, role: actor.role }, change, stored, teams);
  if (E.isLeft(decided)) return decided;
  for (const { id, before, teams: after } of decided.right) {
    const user = found.get(id);
    if (user === undefined) throw new Error("A user that was just decided on does not exist.");
    await writeUser(
      tx,
      call,
      user.record,
      { teams: [...after] },
      { action: "user.change", before: { teams: before }, after: { teams: after } },
    );
  }
  return getTeam(call, change.team_id);
};
