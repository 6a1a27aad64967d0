import { isAdmin } from "../access/permission.rule.ts";
import type { Role } from "../access/role.model.ts";

/** The feature without which an organisation has no teams. */
export const teamsFeature = "teams";

type Member = { readonly role: Role; readonly teams: readonly number[]; readonly features: readonly string[] };

/** Whether a user may work in a team: administrators in every one, everybody else in their own, nobody without the feature. */
export const mayUseTeam = ({ role, teams, features }: Member, id: number): boolean =>
  features.includes(teamsFeature) && (isAdmin(role) || teams.includes(id));

/** Whether there is anything to choose: the feature is on, and the user is an administrator or in two teams at least. */
export const mayChooseTeam = ({ role, teams, features }: Member): boolean =>
  features.includes(teamsFeature) && (isAdmin(role) || teams.length >= 2);

/**
 * What a change of the team in the address comes to; a team that the user may not use changes nothing.
 * @param asked as it stands in the address
 * @returns the team's id, or null when there is no such team for the user
 */
export const teamOfAddress = (member: Member, known: readonly number[], asked: string): number | null => {
  const id = /^\d{1,15}$/.test(asked) ? Number(asked) : null;
  return id !== null && known.includes(id) && mayUseTeam(member, id) ? id : null;
};
