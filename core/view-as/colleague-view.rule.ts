import type { StaffActor } from "../access/actor.model.ts";
import { isAdmin } from "../access/permission.rule.ts";
import { conflict, type Failure, forbidden } from "../kernel/failure.ts";
import type { Colleague } from "../users/colleague.model.ts";
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

/**
 * Whether a view as a colleague may begin: as the rule above, and of nobody who has left.
 * @returns null if so, else why not
 */
export const colleagueViewRefused = (
  by: Pick<StaffActor, "user_id" | "role">,
  as: Pick<Colleague, "id" | "role" | "name" | "state">,
): Failure | null =>
  colleagueViewProblem(by, as) ?? (as.state === "archived" ? conflict(colleagueViewRefusals.view_archived({ name: as.name })) : null);
