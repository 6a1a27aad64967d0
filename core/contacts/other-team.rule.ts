import { contactTeamKey } from "../fields/contact-team.rule.ts";
import type { Contact } from "./contact.model.ts";

/**
 * Whether a contact belongs to another team than the current one; a contact without a team belongs to all.
 * @param team null for all teams
 */
export const isOfAnotherTeam = ({ fields }: Pick<Contact, "fields">, team: number | null): boolean => {
  const held = fields[contactTeamKey];
  return team !== null && Array.isArray(held) && held.length > 0 && !held.map(String).includes(String(team));
};
