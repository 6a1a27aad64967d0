import type { Role } from "../access/role.model.ts";
import type { Task } from "./task.model.ts";

/** Whether a role sees only tasks that are assigned to its user or created by them. */
export const seesOwnTasksOnly = (role: Role): boolean => role === "guest";

/** Whether a user may see and change a task. */
export const maySeeTask = (
  { role, user_id }: { readonly role: Role; readonly user_id: number },
  { assigned_to, created_by }: Pick<Task, "assigned_to" | "created_by">,
): boolean => !seesOwnTasksOnly(role) || created_by === user_id || assigned_to.includes(user_id);
