import { isAdmin } from "../access/permission.rule.ts";
import { allFlags, type Flag, type Role } from "../access/role.model.ts";

/** The permissions of a new user; administrators need none. */
export const firstFlags = (role: Role): readonly Flag[] => {
  if (role === "user") return ["contacts", "add_contacts", "lessons", "campaigns", "reports"];
  return role === "guest" ? ["contacts"] : [];
};

/**
 * The permissions that a form proposes for a chosen role: those of a new user for an administrator who becomes a member or guest, since
 * administrators have every permission whatever is stored.
 * @returns null to keep the permissions as they are
 */
export const flagsOfRole = (user: { readonly role: Role }, role: Role): Readonly<Record<string, boolean>> | null =>
  isAdmin(user.role) && !isAdmin(role) ? Object.fromEntries(allFlags.map((flag) => [flag, firstFlags(role).includes(flag)])) : null;
