import type { Role } from "../access/role.model.ts";
import { contactTeamKey } from "../fields/contact-team.rule.ts";
import { teamsFeature } from "../teams/usable-teams.rule.ts";

/** Who may know of contacts of these teams alone. */
export type ContactWall = { readonly teams: readonly number[] };

type Member = { readonly role: Role; readonly teams: readonly number[]; readonly features: readonly string[] };

/**
 * A guest knows of the contacts of their own teams, and of nobody while the organisation has no teams; everybody else of all.
 * @returns null for all
 */
export const contactWall = ({ role, teams, features }: Member): ContactWall | null =>
  role === "guest" ? { teams: features.includes(teamsFeature) ? teams : [] } : null;

/** Whether somebody behind a wall sees the contact with these own values: it is of one of their teams; without a wall everybody. */
export const seesContact = (wall: ContactWall | null, fields: Readonly<Record<string, unknown>>): boolean => {
  if (wall === null) return true;
  const held = fields[contactTeamKey];
  const first: unknown = Array.isArray(held) ? held[0] : null;
  return (typeof first === "string" || typeof first === "number") && wall.teams.some((team) => String(team) === String(first));
};

/** Whether somebody changes contacts, by themselves or many, and makes groups of them: a guest reads them and writes notes and tasks about them. */
export const mayChangeContacts = (role: Role): boolean => role !== "guest";
