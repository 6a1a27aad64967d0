import type { StaffActor } from "../access/actor.model.ts";
import { isAdmin } from "../access/permission.rule.ts";
import { type Failure, forbidden } from "../kernel/failure.ts";
import type { Person } from "../users/manage-people.rule.ts";
import { colleagueViewRefusals } from "./colleague-view-refusals.ts";

/**
 * Whether somebody may look at the staff application as another user: administrators may, as anybody but the owner and themselves.
 * @returns null if so, else why not
 */
export const colleagueViewProblem = (by: Pick<StaffActor, "user_id" | "role">, as: Person): Failure | null => {
  if (!isAdmin(by.role)) return forbidden(colleagueViewRefusals.admins_view, "admins");
  if (as.role === "owner") return forbidden(colleagueViewRefusals.not_as_owner);
  return as.id === by.user_id ? forbidden(colleagueViewRefusals.not_as_oneself) : null;
};
