import type { Flag, Role } from "../access/role.model.ts";

/** The permissions of somebody who was just invited; administrators need none. */
export const firstFlags = (role: Role): readonly Flag[] => {
  if (role === "user") return ["contacts", "add_contacts", "lessons", "campaigns", "reports"];
  return role === "guest" ? ["contacts"] : [];
};
