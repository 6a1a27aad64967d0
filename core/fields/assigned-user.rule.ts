/** The key of the field for the assigned user; keys derived from labels have no capitals, so it is never taken. */
export const assignedUserKey = "assignedUser";

/** Whether a field is the assigned user, which every organisation has and which cannot be deleted. */
export const isAssignedUser = ({ name }: { readonly name: string }): boolean => name === assignedUserKey;
