/** The key of the field that names the user whom a contact is assigned to; keys that follow from labels have no capitals, so none is ever the same. */
export const assignedUserKey = "assignedUser";

/** Whether a field is the assigned user, which every organisation has and nobody deletes. */
export const isAssignedUser = ({ name }: { readonly name: string }): boolean => name === assignedUserKey;
