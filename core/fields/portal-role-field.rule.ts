/** The key of the field for a contact's role in the portal; as with the assigned user, no label yields it. */
export const portalRoleKey = "portalRole";

/** Whether a field is the contact's role in the portal, which every organisation has and which cannot be deleted. */
export const isPortalRole = ({ name }: { readonly name: string }): boolean => name === portalRoleKey;
