import * as E from "fp-ts/lib/Either.js";
import { teamProblem } from "../access/team-required.rule.ts";
import { conflict, type Failure, invalid } from "../kernel/failure.ts";
import { isEmail, normalEmail } from "../validation/email.rule.ts";
import { firstFlags } from "./first-flags.rule.ts";
import { isGivenRole } from "./given-roles.rule.ts";
import { type Invitee, invitationLimits } from "./invitation.model.ts";
import { nameOfAddress } from "./name-of-address.rule.ts";
import { userRefusals } from "./user-refusals.ts";
import { type StateFacts, isInvitationOpen } from "./user-state.rule.ts";

/** A user as an invitation creates them. */
export type NewUser = Pick<Invitee, "role" | "teams"> & {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly flags: readonly string[];
};

/**
 * Refuses a role that cannot be given, a guest without a team and unknown teams.
 * @param known ids of the organisation's teams
 */
export const accessProblem = ({ role, teams }: Pick<Invitee, "role" | "teams">, known: ReadonlySet<number>): Failure | null => {
  if (!isGivenRole(role)) return invalid({ role: [userRefusals.invite_owner] });
  const problem = teamProblem(role, teams);
  if (problem !== null) return invalid({ teams: [problem] });
  return teams.every((team) => known.has(team)) ? null : invalid({ teams: [userRefusals.chosen_team_gone] });
};

/** Decides what is stored of an invited user: the name is guessed from the address until the user enters one. */
export const decideInvitation = (known: ReadonlySet<number>, { email, role, teams, ...names }: Invitee): E.Either<Failure, NewUser> => {
  if (!isEmail(email.trim())) return E.left(invalid({ email: [userRefusals.email_wrong({ email })] }));
  const problem = accessProblem({ role, teams }, known);
  if (problem !== null) return E.left(problem);
  const [first, last] = [(names.first_name ?? "").trim(), (names.last_name ?? "").trim()];
  const given = first === "" && last === "" ? nameOfAddress(normalEmail(email)) : { first_name: first, last_name: last };
  return E.right({ email: normalEmail(email), ...given, role, teams: [...new Set(teams)], flags: firstFlags(role) });
};

/**
 * The refusal of an address that belongs to a user already.
 * @param found that user, if it is one of this organisation; null for a user of another one
 */
export const addressTaken = (found: { readonly name: string; readonly status: number } | null): Failure =>
  invalid({ email: [found?.status === 0 ? userRefusals.email_archived({ name: found.name }) : userRefusals.email_used] });

/** Decides whether an invitation is sent again: only a pending one, at most once a minute; times in epoch seconds. */
export const decideReinvite = (
  { status, invited_at, name }: StateFacts & { readonly name: string },
  now: number,
): E.Either<Failure, null> => {
  if (status !== 1) return E.left(conflict(userRefusals.is_archived({ name })));
  if (invited_at === null) return E.left(conflict(userRefusals.not_invited({ name })));
  return now < invited_at + invitationLimits.again ? E.left(conflict(userRefusals.invited_just_now)) : E.right(null);
};

/** Decides whether an invitation is accepted: a pending one of a user who is not archived, within seven days. */
export const decideAcceptance = (stored: StateFacts | null, now: number): E.Either<Failure, null> =>
  stored !== null && stored.status === 1 && stored.invited_at !== null && isInvitationOpen(stored.invited_at, now)
    ? E.right(null)
    : E.left(invalid({ token: [userRefusals.invitation_stale] }));
