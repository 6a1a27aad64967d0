import { isAdmin } from "../access/permission.rule.ts";
import type { Role } from "../access/role.model.ts";

/** The feature that enables teams. */
export const teamsFeature = "teams";

type Member = { readonly role: Role; readonly teams: readonly number[]; readonly features: readonly string[] };

/** Whether a user may work in a team: administrators in any, other users in their own, no one without the feature. */
export const mayUseTeam = ({ role, teams, features }: Member, id: number): boolean =>
  features.includes(teamsFeature) && (isAdmin(role) || teams.includes(id));

/** Whether the user has a choice: the feature is on, and the user is an administrator or in at least two teams. */
export const mayChooseTeam = ({ role, teams, features }: Member): boolean =>
  features.includes(teamsFeature) && (isAdmin(role) || teams.length >= 2);

/**
 * The team requested in the address; a team that the user may not use is ignored.
 * @param asked the value from the address
 * @returns the team's id, or null when the user has no such team
 */
export const teamOfAddress = (member: Member, known: readonly number[], asked: string): number | null => {
  const id = /^\d{1,15}$/.test(asked) ? Number(asked) : null;
  return id !== null && known.includes(id) && mayUseTeam(member, id) ? id : null;
};
