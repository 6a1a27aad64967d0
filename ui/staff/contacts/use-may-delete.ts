import { holdsFlag } from "../../../core/access/permission.rule.ts";
import { useStaffUser } from "../staff-user.ts";
import { useMayChange } from "./use-may-change.ts";

/** Whether the signed-in user may delete contacts; this implies permission to change them. */
export const useMayDelete = (): boolean => {
  const { role, flags } = useStaffUser();
  return useMayChange() && holdsFlag(role, "delete_contacts", flags);
};
