import { holdsFlag } from "../../../core/access/permission.rule.ts";
import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import { useStaffUser } from "../staff-user.ts";

/** Whether the user may enrol contacts and change their courses: members with the permissions for contacts and campaigns. */
export const useMayEnrol = (): boolean => {
  const { role, flags } = useStaffUser();
  return mayChangeContacts(role) && (["contacts", "campaigns"] as const).every((flag) => holdsFlag(role, flag, flags));
};
