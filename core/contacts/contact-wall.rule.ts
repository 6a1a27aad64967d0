import type { Role } from "../access/role.model.ts";
import { type RowRule, takesRowRule } from "../access/row-rule.model.ts";
import { assignedUserKey } from "../fields/assigned-user.rule.ts";
import { contactTeamKey } from "../fields/contact-team.rule.ts";
import { teamsFeature } from "../teams/usable-teams.rule.ts";

/** Restricts access to the contacts of a guest's teams, or by the row rule of a user: of their teams and in no team, or assigned to them. */
export type ContactWall =
  | { readonly rule: "guest"; readonly teams: readonly number[] }
  | { readonly rule: "teams"; readonly teams: readonly number[]; readonly user: number }
  | { readonly rule: "assigned"; readonly user: number };

type Member = {
  readonly user_id: number;
  readonly role: Role;
  readonly teams: readonly number[];
  readonly features: readonly string[];
  readonly row_rule: RowRule;
};

/**
 * A guest sees only contacts of their own teams; a user with a row rule those of their teams and those in no team, or those assigned to them;
 * others see all. While the organisation has no teams, nobody is in one.
 * @returns null for all
 */
export const contactWall = ({ user_id, role, teams, features, row_rule }: Member): ContactWall | null => {
  const own = features.includes(teamsFeature) ? teams : [];
  if (role === "guest") return { rule: "guest", teams: own };
  if (!takesRowRule(role)) return null;
  switch (row_rule) {
    case "all":
      return null;
    case "teams":
      return { rule: "teams", teams: own, user: user_id };
    case "assigned":
      return { rule: "assigned", user: user_id };
  }
};

/** The first value of a list as text; null if it is neither text nor a number. */
const firstOf = (held: unknown): string | null => {
  const first: unknown = Array.isArray(held) ? held[0] : null;
  return typeof first === "string" || typeof first === "number" ? String(first) : null;
};

/** Whether a contact with these custom values is visible behind a wall; without a wall all are. */
export const seesContact = (wall: ContactWall | null, fields: Readonly<Record<string, unknown>>): boolean => {
  if (wall === null) return true;
  if (wall.rule === "assigned") return firstOf(fields[assignedUserKey]) === String(wall.user);
  const team = firstOf(fields[contactTeamKey]);
  return team === null ? wall.rule === "teams" : wall.teams.some((one) => String(one) === team);
};

/** The custom values with which a new contact is created behind a wall: it is assigned to the user who sees only their own, unless it is given to another. */
export const placedBehind = <F extends Readonly<Record<string, unknown>>>(wall: ContactWall | null, fields: F): F =>
  wall?.rule === "assigned" && firstOf(fields[assignedUserKey]) === null ? { ...fields, [assignedUserKey]: [String(wall.user)] } : fields;

/**
 * Whether a role changes contacts, singly or in bulk, and creates groups; a guest only reads them and writes notes and tasks about them.
 */
export const mayChangeContacts = (role: Role): boolean => role !== "guest";
