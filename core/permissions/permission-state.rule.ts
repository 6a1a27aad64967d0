import * as t from "io-ts";
import { holdsFlag, isAdmin } from "../access/permission.rule.ts";
import type { Flag, Role } from "../access/role.model.ts";
import { permissionFacts } from "./permission-table.rule.ts";

/**
 * How a user stands to a permission: `granted` and `always` (administrators) allow it; `feature` is off in the organisation, `never` is for no
 * user of the role, `needs` is granted without what it needs, `off` is not granted.
 */
export const PermissionState = t.keyof(
  { granted: null, always: null, off: null, feature: null, never: null, needs: null },
  "PermissionState",
);
export type PermissionState = t.TypeOf<typeof PermissionState>;

type Holder = { readonly role: Role; readonly flags: readonly string[] };

/** How a user stands to a permission, with the features of the organisation. */
export const permissionState = (flag: Flag, { role, flags }: Holder, features: readonly string[]): PermissionState => {
  const { feature, needs } = permissionFacts(flag);
  if (feature !== null && !features.includes(feature)) return "feature";
  if (isAdmin(role)) return "always";
  if (!holdsFlag(role, flag, [flag])) return "never";
  if (!flags.includes(flag)) return "off";
  return needs.every((need) => isInForce(permissionState(need, { role, flags }, features))) ? "granted" : "needs";
};

/** Whether a state allows what the permission is for. */
export const isInForce = (state: PermissionState): boolean => state === "granted" || state === "always";

/** Whether granting or taking the permission away changes anything. */
export const isSwitchable = (state: PermissionState): boolean => state === "granted" || state === "off" || state === "needs";
