import { staff } from "../../core/access/access-rule.rule.ts";
import { courseViewCodecs } from "../../core/campaigns/course-list.model.ts";
import { viewCalls } from "./views.ts";

/** Endpoints for views of the list of courses. */
export const courseViews = viewCalls({
  name: "courseViews",
  path: "/api/campaigns/views",
  access: staff("campaigns"),
  ...courseViewCodecs,
});
