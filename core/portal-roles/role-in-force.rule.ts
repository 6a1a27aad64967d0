import { chosenOne } from "../fields/one-choice.rule.ts";

/**
 * The role that is in force for a contact: its own while that exists, otherwise the default one, otherwise none.
 * @param held the value of the contact's field for the role
 */
export const roleInForce = <Role extends { readonly role_id: number; readonly is_default: boolean }>(
  roles: readonly Role[],
  held: unknown,
): Role | null => {
  const own = chosenOne(held);
  return roles.find(({ role_id }) => String(role_id) === own) ?? roles.find(({ is_default }) => is_default) ?? null;
};
