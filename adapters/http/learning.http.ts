import type { LearningStore } from "../../core/learning/learning.port.ts";
import { learningContract } from "../contract/learning.contract.ts";
import { type Caller, none } from "./caller.ts";
import { makeLessonTakingHttp } from "./lesson-taking.http.ts";

/** Courses and lessons over HTTP. */
export const makeLearningHttp = (call: Caller): LearningStore => ({
  ...makeLessonTakingHttp(call),
  courses: () => call(learningContract.courses, none),
  course: (id) => call(learningContract.course, { ...none, params: { id } }),
  join: (id) => call(learningContract.join, { ...none, body: { campaign_id: id } }),
  resetCourse: (id) => call(learningContract.resetCourse, { ...none, params: { id } }),
});
