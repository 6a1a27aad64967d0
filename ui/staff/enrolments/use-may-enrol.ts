import { holdsFlag } from "../../../core/access/permission.rule.ts";
import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import { useStaffUser } from "../staff-user.ts";

/** Whether the user may see the courses of contacts: with the permissions for contacts and campaigns. */
export const useMaySeeCourses = (): boolean => {
  const { role, flags } = useStaffUser();
  return (["contacts", "campaigns"] as const).every((flag) => holdsFlag(role, flag, flags));
};

/** Whether the user may enrol contacts and change their courses: members with those permissions. */
export const useMayEnrol = (): boolean => {
  const maySee = useMaySeeCourses();
  return mayChangeContacts(useStaffUser().role) && maySee;
};
