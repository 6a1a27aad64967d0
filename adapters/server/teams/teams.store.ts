import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { type Failure, invalid, notFound } from "../../../core/kernel/failure.ts";
import { decideTeamChange } from "../../../core/teams/decide-team.rule.ts";
import { teamRefusals } from "../../../core/teams/team-refusals.ts";
import type { Team, TeamChange } from "../../../core/teams/team.model.ts";
import type { TeamStore } from "../../../core/teams/teams.port.ts";
import { mayUseTeam } from "../../../core/teams/usable-teams.rule.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { readSharedWith, shareResource } from "./resource-teams.store.ts";
import { teamColumns, teamInForceOf, teamsOf } from "./team-in-force.store.ts";

/** A staff call in its transaction. */
export type StaffCall = Doer & { readonly actor: StaffActor; readonly tx: Tx };

const missing: E.Either<Failure, never> = E.left(notFound(teamRefusals.no_team));
const factsOf = ({ label, color, twilio_phone, contact_fields }: Team): Omit<TeamChange, "version"> => ({
  label,
  color,
  twilio_phone,
  contact_fields: [...contact_fields],
});

/** Teams in the transaction of one call; changes are written to the audit log. */
export const makeTeamStore = (call: StaffCall): TeamStore => {
  const { tx, actor } = call;
  const { now } = call.request;

  const write = async (id: number, { version, ...change }: TeamChange): Promise<E.Either<Failure, Team>> => {
    const { rows: teams } =
      await sql<Team>`select ${teamColumns} from teams where org_id = ${actor.org_id} and deleted_at is null order by team_id for update`.execute(
        tx.db,
      );
    const stored = teams.find((team) => team.id === id);
    const decided = decideTeamChange(stored, { ...change, ...(version === undefined ? {} : { version }) }, teams);
    if (E.isLeft(decided) || stored === undefined) return E.isLeft(decided) ? decided : missing;
    const { label, color, twilio_phone, contact_fields } = decided.right;
    const { rows: written } = await sql<Team>`
      update teams set label = ${label}, color = ${color}, twilio_phone = ${twilio_phone}, contact_fields = ${[...contact_fields]}, version = version + 1, updated_at = ${now}
      where org_id = ${actor.org_id} and team_id = ${id} returning ${teamColumns}`.execute(tx.db);
    await writeAudit(tx, call, { action: "team.update", object_type: "team", object_id: id, before: factsOf(stored), after: change });
    return written[0] === undefined ? missing : E.right(written[0]);
  };

  const choose = async (id: number | null): Promise<E.Either<Failure, number | null>> => {
    if (id === null && !isAdmin(actor.role)) return E.left(invalid({ team_id: [teamRefusals.choose_team] }));
    const known = await teamsOf(tx, actor);
    if (id !== null && !(mayUseTeam(actor, id) && known.some((team) => team.id === id))) return missing;
    const { rows } = await sql<{ before: number | null }>`
      update users set team_id = ${id} from (select user_id, team_id as before from users where user_id = ${actor.user_id} and org_id = ${actor.org_id} for update) old
      where users.user_id = old.user_id returning old.before`.execute(tx.db);
    if (rows[0]?.before !== id)
      await writeAudit(tx, call, {
        action: "user.choose_team",
        object_type: "user",
        object_id: actor.user_id,
        before: { team_id: rows[0]?.before ?? null },
        after: { team_id: id },
      });
    return E.right((await teamInForceOf(tx, actor, id))?.id ?? null);
  };

  return {
    list: () => async () => E.right(await teamsOf(tx, actor)),
    update: (id, change) => () => write(id, change),
    choose: (id) => () => choose(id),
    sharedWith: (what, id) => () => readSharedWith(call, what, id),
    share: (what, id, change) => () => shareResource(call, what, id, change),
  };
};
