import { isAssignedUser } from "./assigned-user.rule.ts";
import { isPortalRole } from "./portal-role-field.rule.ts";

/** The key of the field for a contact's team; as with the assigned user, no label yields it. */
export const contactTeamKey = "contactTeam";

/** Whether a field is the contact's team, which every organisation with teams has and which cannot be deleted. */
export const isContactTeam = ({ name }: { readonly name: string }): boolean => name === contactTeamKey;

/**
 * Whether a field is a product field (assigned user, team, role in the portal): it cannot be deleted, holds one choice and its options
 * come from the organisation.
 */
export const isProductField = (field: { readonly name: string }): boolean =>
  isAssignedUser(field) || isContactTeam(field) || isPortalRole(field);
