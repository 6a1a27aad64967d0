import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import { useStaffUser } from "../staff-user.ts";

/** Whether the signed-in user may change contacts; guests only read them. */
export const useMayChange = (): boolean => mayChangeContacts(useStaffUser().role);
