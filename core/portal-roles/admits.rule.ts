import type { LearnerRole } from "./learner-role.model.ts";
import type { PortalPermission } from "./portal-role.model.ts";

/** Whether a role admits to something in the portal; no role admits to nothing. */
export const admits = (role: Pick<LearnerRole, "permissions"> | null, permission: PortalPermission): boolean =>
  role?.permissions.includes(permission) === true;
