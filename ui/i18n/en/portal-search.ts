import { catalogue } from "../catalogue.ts";

/** The learner's search. */
export const portalSearchText = catalogue("portal-search", {
  title: "Search",
  field: "Search courses, lessons and pages",
  hint: "Type a word of the name of a course, a lesson or a page.",
  nothingTitle: "Nothing matches “{{words}}”",
  nothingBody: "Check the spelling, or use fewer words.",
  found: "{{courses}}, {{lessons}}, {{pages}}",
  courses_one: "{{count, number}} course",
  courses_other: "{{count, number}} courses",
  lessons_one: "{{count, number}} lesson",
  lessons_other: "{{count, number}} lessons",
  pages_one: "{{count, number}} page",
  pages_other: "{{count, number}} pages",
  courseList: "Courses",
  lessonList: "Lessons",
  pageList: "Pages",
  joined: "Joined",
  inCourse: "in {{course}}",
  inFolder: "in the folder {{folder}}",
  first: "The first {{count, number}} are shown. Add a word to narrow the search.",
});
