import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, invalid, notFound } from "../kernel/failure.ts";
import type { StoredUser } from "../users/decide-user-change.rule.ts";
import { isLastTeamOf, namesOf } from "./decide-members.rule.ts";
import type { TeamHeirs } from "./team-record.model.ts";
import { teamRefusals } from "./team-refusals.ts";
import type { Team } from "./team.model.ts";

/** For how many seconds the deletion of a team can be undone. */
export const teamUndoSeconds = 30 * 24 * 3600;

type Known = Pick<Team, "id" | "label" | "twilio_phone">;
type Facts = {
  /** all teams of the organisation */
  readonly teams: readonly Known[];
  readonly members: readonly Pick<StoredUser, "name" | "role" | "teams">[];
  /** whether records of another deleted team are being moved to this one */
  readonly isReceiving: boolean;
  /** whether what it had is still being moved back after an earlier deletion */
  readonly isReturning: boolean;
};

const choices = ["contacts_to", "shares_to", "line_to"] as const satisfies readonly (keyof TeamHeirs)[];

/** Decides whether a team is deleted: what it had goes to other teams or to none, and no guest loses their last team. */
export const decideTeamDeletion = (
  id: number,
  heirs: TeamHeirs,
  { teams, members, isReceiving, isReturning }: Facts,
): E.Either<Failure, Known> => {
  const team = teams.find((one) => one.id === id);
  if (team === undefined) return E.left(notFound(teamRefusals.no_team));
  const heirOf = (choice: keyof TeamHeirs): Known | undefined => teams.find((one) => one.id === heirs[choice] && one.id !== id);
  for (const choice of choices)
    if (heirs[choice] !== null && heirOf(choice) === undefined) return E.left(invalid({ [choice]: [teamRefusals.heir_gone] }));
  const line = heirOf("line_to");
  if (team.twilio_phone !== null && line !== undefined && line.twilio_phone !== null && line.twilio_phone !== team.twilio_phone)
    return E.left(invalid({ line_to: [teamRefusals.heir_has_line({ team: line.label })] }));
  const left = members.filter((user) => isLastTeamOf(user, id));
  if (left.length > 0) return E.left(conflict(teamRefusals.last_team_of_guest({ names: namesOf(left) })));
  if (isReturning) return E.left(conflict(teamRefusals.team_returns({ team: team.label })));
  return isReceiving ? E.left(conflict(teamRefusals.team_receives({ team: team.label }))) : E.right(team);
};

/**
 * The label of a team that is restored: its own, with a number where another team has it by now.
 * @param taken labels of the organisation's teams
 */
export const restoredLabel = (label: string, taken: readonly string[]): string => {
  const lower = new Set(taken.map((one) => one.toLowerCase()));
  if (!lower.has(label.toLowerCase())) return label;
  let number = 2;
  while (lower.has(`${label.slice(0, 90)} (${number})`.toLowerCase())) number += 1;
  return `${label.slice(0, 90)} (${number})`;
};
