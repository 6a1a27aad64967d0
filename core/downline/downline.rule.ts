import type { CourseFacts } from "../learning/course-facts.model.ts";
import { courseView } from "../learning/course-view.rule.ts";
import type { DownlineCourse } from "./downline.model.ts";

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

type Values = { readonly email: readonly string[]; readonly mobile: readonly string[]; readonly fields: Readonly<Record<string, unknown>> };

/** The values that are shown of a contact: those of the given fields, standard and custom; null for one without a value. */
export const shownValues = (
  fields: readonly { readonly name: string }[],
  { email, mobile, fields: custom }: Values,
): Readonly<Record<string, unknown>> => {
  const values: Readonly<Record<string, unknown>> = { ...custom, email: email.join(", "), mobile: mobile.join(", ") };
  return Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]));
};
