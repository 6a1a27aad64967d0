import type { CourseTestStore } from "../../core/course-tests/course-tests.port.ts";
import { courseTests } from "../contract/course-tests.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Trying out courses over HTTP. */
export const makeCourseTestsHttp = (call: Caller): CourseTestStore => ({
  test: (body) => call(courseTests.test, { ...none, body }),
});
