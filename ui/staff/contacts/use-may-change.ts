import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";

/** Whether the person who is signed in changes contacts; a guest reads them, and nobody else is kept waiting to be told. */
export const useMayChange = (): boolean => {
  const user = latestValue(useLatest(useService(StaffSession).current$, idle));
  return user === undefined || user === null || mayChangeContacts(user.role);
};
