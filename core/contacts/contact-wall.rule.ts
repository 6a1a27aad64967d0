import type { Role } from "../access/role.model.ts";
import { contactTeamKey } from "../fields/contact-team.rule.ts";
import { teamsFeature } from "../teams/usable-teams.rule.ts";

/** Restricts access to contacts of these teams. */
export type ContactWall = { readonly teams: readonly number[] };

type Member = { readonly role: Role; readonly teams: readonly number[]; readonly features: readonly string[] };

/**
 * A guest sees only contacts of their own teams, and none while the organisation has no teams; other roles see all.
 * @returns null for all
 */
export const contactWall = ({ role, teams, features }: Member): ContactWall | null =>
  role === "guest" ? { teams: features.includes(teamsFeature) ? teams : [] } : null;

/** Whether a contact with these custom values is visible behind a wall: it belongs to one of the teams; without a wall all are visible. */
export const seesContact = (wall: ContactWall | null, fields: Readonly<Record<string, unknown>>): boolean => {
  if (wall === null) return true;
  const held = fields[contactTeamKey];
  const first: unknown = Array.isArray(held) ? held[0] : null;
  return (typeof first === "string" || typeof first === "number") && wall.teams.some((team) => String(team) === String(first));
};

/**
 * Whether a role changes contacts, singly or in bulk, and creates groups; a guest only reads them and writes notes and tasks about them.
 */
export const mayChangeContacts = (role: Role): boolean => role !== "guest";
