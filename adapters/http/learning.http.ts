import type { CourseStore } from "../../core/learning/learning.port.ts";
import { learningContract } from "../contract/learning.contract.ts";
import { type Caller, none } from "./caller.ts";

/** A learner's courses over HTTP. */
export const makeCoursesHttp = (call: Caller): CourseStore => ({
  courses: () => call(learningContract.courses, none),
  course: (id) => call(learningContract.course, { ...none, params: { id } }),
  join: (id) => call(learningContract.join, { ...none, body: { campaign_id: id } }),
  pauseDrip: (id, paused) => call(learningContract.pauseDrip, { ...none, params: { id }, body: { paused } }),
  resetCourse: (id) => call(learningContract.resetCourse, { ...none, params: { id } }),
});
