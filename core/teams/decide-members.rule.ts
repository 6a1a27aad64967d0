import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid, notFound } from "../kernel/failure.ts";
import { decideUserChange, type StoredUser } from "../users/decide-user-change.rule.ts";
import type { Person } from "../users/manage-people.rule.ts";
import { sharedTeams } from "./shared-teams.rule.ts";
import type { MemberChange } from "./team-record.model.ts";
import { teamRefusals } from "./team-refusals.ts";

/** The teams of one user, before and after. */
export type Membership = { readonly id: number; readonly before: readonly number[]; readonly teams: readonly number[] };

/** Users by name, comma-separated. */
export const namesOf = (users: readonly { readonly name: string }[]): string => users.map(({ name }) => name).join(", ");

/** Whether a user would have no team left without this one, and needs one. */
export const isLastTeamOf = ({ role, teams }: Pick<StoredUser, "role" | "teams">, team: number): boolean =>
  role === "guest" && teams.includes(team) && teams.every((one) => one === team);

/**
 * Decides who joins and leaves a team, by the rule of a change of each user; repeating a change has no effect.
 * @param stored finds a user; undefined for one who does not exist
 * @param teams ids of the organisation's teams
 * @returns the users whose teams change
 */
export const decideMembers = (
  actor: Person,
  { team_id, add_users = [], remove_users = [] }: MemberChange,
  stored: (id: number) => StoredUser | undefined,
  teams: ReadonlySet<number>,
): E.Either<Failure, readonly Membership[]> => {
  if (!teams.has(team_id)) return E.left(notFound(teamRefusals.no_team));
  const leaving = new Set(remove_users);
  const left = remove_users.flatMap((id) => stored(id) ?? []).filter((user) => isLastTeamOf(user, team_id));
  if (left.length > 0) return E.left(invalid({ remove_users: [teamRefusals.last_team_of_guest({ names: namesOf(left) })] }));
  const changes: Membership[] = [];
  for (const id of new Set([...add_users, ...remove_users])) {
    const user = stored(id);
    const wished = sharedTeams(user?.teams ?? [], leaving.has(id) ? { remove_teams: [team_id] } : { add_teams: [team_id] });
    const decided = decideUserChange(actor, user, { version: user?.version ?? 1, teams: [...wished] }, teams, null, null, 0);
    if (E.isLeft(decided)) return decided;
    if (decided.right !== null && user !== undefined) changes.push({ id, before: user.teams, teams: decided.right.values.teams });
  }
  return E.right(changes);
};
