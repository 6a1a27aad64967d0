import { holdsFlag } from "../../../core/access/permission.rule.ts";
import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";

/** Whether the person who is signed in may delete contacts. */
export const useMayDelete = (): boolean => {
  const user = latestValue(useLatest(useService(StaffSession).current$, idle));
  return user !== undefined && user !== null && mayChangeContacts(user.role) && holdsFlag(user.role, "delete_contacts", user.flags);
};
