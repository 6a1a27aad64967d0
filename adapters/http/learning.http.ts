import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../core/kernel/failure.ts";
import { CourseCard } from "../../core/learning/course.model.ts";
import type { CourseStore } from "../../core/learning/learning.port.ts";
import { learningContract } from "../contract/learning.contract.ts";
import { type Caller, none } from "./caller.ts";

/** A learner's courses over HTTP. */
export const makeCoursesHttp = (call: Caller): CourseStore => ({
  courses: () =>
    pipe(
      call(learningContract.courses, { ...none, query: { schema: "full" as const } }),
      TE.filterOrElse(
        (courses): courses is readonly CourseCard[] => courses.every(CourseCard.is),
        (): Failure => ({ tag: "malformed", endpoint: learningContract.courses.name, report: ["Courses are not complete."] }),
      ),
    ),
  course: (id) => call(learningContract.course, { ...none, params: { id } }),
  join: (id) => call(learningContract.join, { ...none, body: { campaign_id: id } }),
  pauseDrip: (id, paused) => call(learningContract.pauseDrip, { ...none, params: { id }, body: { paused } }),
  resetCourse: (id) => call(learningContract.resetCourse, { ...none, params: { id } }),
});
