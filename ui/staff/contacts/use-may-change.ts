import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import { useStaffUser } from "../staff-user.ts";

/** Whether the signed-in user may change contacts; guests have read-only access. */
export const useMayChange = (): boolean => mayChangeContacts(useStaffUser().role);
