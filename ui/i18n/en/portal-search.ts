import { catalogue } from "../catalogue.ts";

/** The learner's search. */
export const portalSearchText = catalogue("portal-search", {
  title: "Search",
  field: "Search courses and lessons",
  hint: "Type a word of the name of a course or a lesson.",
  nothingTitle: "Nothing matches “{{words}}”",
  nothingBody: "Check the spelling, or use fewer words.",
  found: "{{courses}}, {{lessons}}",
  courses_one: "{{count, number}} course",
  courses_other: "{{count, number}} courses",
  lessons_one: "{{count, number}} lesson",
  lessons_other: "{{count, number}} lessons",
  courseList: "Courses",
  lessonList: "Lessons",
  joined: "Joined",
  inCourse: "in {{course}}",
  first: "The first {{count, number}} are shown. Add a word to narrow the search.",
});
