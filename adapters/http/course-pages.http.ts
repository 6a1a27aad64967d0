import type { CoursePages } from "../../core/campaigns/course-lists.port.ts";
import { coursePages } from "../contract/course-pages.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The list of courses over HTTP, page by page. */
export const makeCoursePagesHttp = (call: Caller): CoursePages => ({
  page: (query) => call(coursePages.page, { ...none, query }),
});
