import { catalogue } from "../catalogue.ts";

/** The title of the page on which a course is tried out. */
export const courseTestsTitlesText = catalogue("course-tests-titles", { test: "Test a course" });
