import { Flag, type Role } from "./role.model.ts";

/** Reserved for the owner; no flag grants it. */
const billingPlan = "billing_plan";

export type Permission = {
  readonly role: Role;
  /** the required flag; null for none */
  readonly flag: string | null;
  /** flags granted to the user */
  readonly flags: readonly string[];
  /** feature that the organisation must have; null for none */
  readonly feature: string | null;
  readonly features: readonly string[];
};

/** Whether the user's role, with the flags granted, holds a flag; no role holds an unknown flag. */
export const holdsFlag = (role: Role, flag: string, flags: readonly string[]): boolean => {
  if (flag === billingPlan) return role === "owner";
  if (!Flag.is(flag)) return false;
  switch (role) {
    case "owner":
    case "admin":
      return true;
    case "user":
      return flags.includes(flag);
    case "guest":
      return flag !== "settings" && flags.includes(flag);
  }
};

/** Whether the organisation's feature, the flag and the role all allow it. */
export const isAllowed = ({ role, flag, flags, feature, features }: Permission): boolean =>
  (feature === null || features.includes(feature)) && (flag === null || holdsFlag(role, flag, flags));

/** Whether a role administers the organisation; the owner counts as an administrator. */
export const isAdmin = (role: Role): boolean => role === "owner" || role === "admin";
