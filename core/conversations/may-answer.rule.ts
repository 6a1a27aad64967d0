import { members } from "../access/access-rule.rule.ts";
import { holdsFlag } from "../access/permission.rule.ts";
import type { Role } from "../access/role.model.ts";

/** Access to conversations with contacts: staff with both permissions, guests excluded. */
export const answering = members("contacts", "conversations");

/** Whether a user has access to conversations with contacts. */
export const mayAnswer = ({ role, flags }: { readonly role: Role; readonly flags: readonly string[] }): boolean =>
  role !== "guest" && answering.flags.every((flag) => holdsFlag(role, flag, flags));
