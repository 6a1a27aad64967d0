import { isAdmin } from "../access/permission.rule.ts";
import type { Role } from "../access/role.model.ts";
import { forbidden, type Failure } from "../kernel/failure.ts";
import { userRefusals } from "./user-refusals.ts";

/** Somebody with a role in the organisation. */
export type Person = { readonly id: number; readonly role: Role };

/** What may be done to a user: change details and permissions, change the role, archive or restore. */
export type PeopleDeed = "details" | "role" | "archive";

/**
 * Whether an actor may do something to a user: administrators manage everybody, but nobody else changes the owner, and nobody changes their
 * own role or archives themselves.
 * @returns null if so, else why not
 */
export const manageProblem = (actor: Person, target: Person, deed: PeopleDeed): Failure | null => {
  if (!isAdmin(actor.role)) return forbidden(userRefusals.admins_manage, "admins");
  if (target.role === "owner" && (actor.id !== target.id || deed !== "details")) return forbidden(userRefusals.owner_fixed);
  if (actor.id === target.id && deed === "role") return forbidden(userRefusals.own_role);
  return actor.id === target.id && deed === "archive" ? forbidden(userRefusals.own_archive) : null;
};
