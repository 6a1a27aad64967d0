import { catalogue } from "../catalogue.ts";

/** Titles of the pages of courses, in the navigation and the tab of the browser. */
export const coursesTitlesText = catalogue("courses-titles", {
  campaigns: "Campaigns",
  course: "Course",
  templates: "Templates of courses",
  bin: "Deleted courses",
  newCourse: "New course",
});
