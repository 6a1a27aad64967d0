import type { CourseFacts } from "../learning/course-facts.model.ts";
import { courseView } from "../learning/course-view.rule.ts";
import type { PortalRole } from "../portal-roles/portal-role.model.ts";
import type { DownlineCourse } from "./downline.model.ts";

/** Whether a role admits to the contacts below a learner. */
export const seesDownline = (role: Pick<PortalRole, "permissions"> | null): boolean => role?.permissions.includes("contacts") === true;

/**
 * The courses that a contact has joined, as those above see them.
 * @param facts of all courses, for the contact
 * @param now epoch seconds
 */
export const downlineCourses = (facts: readonly CourseFacts[], now: number): readonly DownlineCourse[] =>
  facts.flatMap((one) => {
    if (one.joined_at === null) return [];
    const { id, name, lessons, finished, points, touched_at } = courseView(one, now);
    return [{ id, name, lessons, finished, points, touched_at }];
  });

/** The values that are shown of a contact: those of the given fields, standard and custom. */
export const shownValues = (
  fields: readonly { readonly name: string }[],
  contact: { readonly email: readonly string[]; readonly mobile: readonly string[]; readonly fields: Readonly<Record<string, unknown>> },
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.map(({ name }) => [
      name,
      name === "email" ? contact.email.join(", ") : name === "mobile" ? contact.mobile.join(", ") : (contact.fields[name] ?? null),
    ]),
  );
