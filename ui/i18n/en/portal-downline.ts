import { catalogue } from "../catalogue.ts";

/** The contacts below a learner. */
export const portalDownlineText = catalogue("portal-downline", {
  title: "Contacts",
  note: "The people you brought in, and those they brought in.",
  path: "Where this contact is",
  list: "Contacts below {{name}}",
  own: "Your contacts",
  under: "Contacts of {{name}}",
  direct_one: "{{count, number}} contact below",
  direct_other: "{{count, number}} contacts below",
  none: "No contacts below",
  emptyTitle: "You have no contacts here yet",
  emptyBody: "Contacts appear here once they are recorded as brought in by you.",
  emptyUnder: "{{name}} has brought in no contacts.",
  details: "Details",
  nothing: "Not given",
  fields: { email: "Email", mobile: "Mobile" },
  courses: "Courses",
  coursesEmpty: "{{name}} has not joined a course.",
  progress: "Progress in {{name}}",
  lessons: "{{done, number}} of {{total, number}} lessons",
  points_one: "{{count, number}} point",
  points_other: "{{count, number}} points",
});
