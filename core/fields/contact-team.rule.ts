import { isAssignedUser } from "./assigned-user.rule.ts";

/** The key of the field that names the team of a contact; as with the assigned user, no label leads to it. */
export const contactTeamKey = "contactTeam";

/** Whether a field is the team of a contact, which every organisation with teams has and nobody deletes. */
export const isContactTeam = ({ name }: { readonly name: string }): boolean => name === contactTeamKey;

/** Whether a field is the product's own: it is never deleted, holds one choice and offers what the organisation has. */
export const isProductField = (field: { readonly name: string }): boolean => isAssignedUser(field) || isContactTeam(field);
