import { isAdmin } from "../access/permission.rule.ts";
import type { Role } from "../access/role.model.ts";
import { forbidden, type Failure } from "../kernel/failure.ts";
import { userRefusals } from "./user-refusals.ts";

/** A user with a role in the organisation. */
export type Person = { readonly id: number; readonly role: Role };

/**
 * What an administrator does to a user: `details` changes names, teams and permissions or ends a session, `archive` also restores, `two-step`
 * turns off two-step sign-in.
 */
export type PeopleAction = "details" | "role" | "archive" | "two-step";

const ownProblems = { role: userRefusals.own_role, archive: userRefusals.own_archive, "two-step": userRefusals.own_two_step } as const;

/**
 * Whether an actor may do something to a user: administrators manage all users but the owner, who changes only their own details; no user
 * changes their own role, archives themselves or turns off their own two-step sign-in here.
 * @returns null if so, else why not
 */
export const manageProblem = (actor: Person, target: Person, action: PeopleAction): Failure | null => {
  if (!isAdmin(actor.role)) return forbidden(userRefusals.admins_manage, "admins");
  if (target.role === "owner" && (actor.id !== target.id || action !== "details")) return forbidden(userRefusals.owner_fixed);
  return actor.id === target.id && action !== "details" ? forbidden(ownProblems[action]) : null;
};
