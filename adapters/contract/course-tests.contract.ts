import { staff } from "../../core/access/access-rule.rule.ts";
import { CourseTest, CourseTestRequest } from "../../core/course-tests/course-test.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

/** Endpoints for trying out a course as a learner would find it. */
export const courseTests = {
  test: endpoint({
    ...noInput,
    name: "course-tests.test",
    summary:
      "Returns a course with what is known of a contact in it, or of nobody, from which the rules tell what a learner sees on any day; stores nothing.",
    method: "POST",
    path: "/api/campaigns/test",
    access: staff("campaigns"),
    body: CourseTestRequest,
    reply: CourseTest,
  }),
} as const;
