import * as t from "io-ts";
import { learners } from "../../core/access/access-rule.rule.ts";
import { SchemaLevel } from "../../core/courses/course-level.rule.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { Course, CourseCard, SmallCourse } from "../../core/learning/course.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const CourseId = t.refinement(t.number, (n) => Number.isSafeInteger(n) && n > 0, "the id of a course");
const learning = { ...noInput, access: learners } as const;
const coursePath = t.type({ id: IntText });

/** Endpoints for learners: their courses. */
export const learningContract = {
  courses: endpoint({
    ...learning,
    name: "learning.courses",
    summary: "Lists the learner's courses in their order, with status, level and points; with `schema=small` with id and name alone.",
    method: "GET",
    path: "/api/cg/campaigns",
    query: t.type({ schema: orDefault(SchemaLevel, "full") }, "CoursesQuery"),
    reply: t.union([t.readonlyArray(CourseCard), t.readonlyArray(SmallCourse)]),
  }),
  course: endpoint({
    ...learning,
    name: "learning.course",
    summary: "Returns a course with its lessons, their status and the reason why a lesson is locked.",
    method: "GET",
    path: "/api/cg/campaigns/:id",
    params: coursePath,
    reply: Course,
  }),
  join: endpoint({
    ...learning,
    name: "learning.join",
    summary: "Joins a course; joining again has no effect.",
    method: "POST",
    path: "/api/cg/join",
    event: { name: "course_joined" },
    body: exactly("Join", { campaign_id: CourseId }, {}),
    reply: Course,
  }),
  pauseDrip: endpoint({
    ...learning,
    name: "learning.pause-drip",
    summary: "Pauses or resumes the learner's own schedule in a course: while it is paused, no further lesson opens.",
    method: "PUT",
    path: "/api/cg/campaigns/:id/drip",
    params: coursePath,
    body: exactly("DripPause", { paused: t.boolean }, {}),
    reply: Course,
  }),
  resetCourse: endpoint({
    ...learning,
    name: "learning.reset-course",
    summary: "Clears the answers and progress of a course; points are kept and cannot be earned again.",
    method: "POST",
    path: "/api/cg/campaigns/:id/reset",
    params: coursePath,
    body: exactly("CourseReset", {}, {}),
    reply: Course,
  }),
} as const;
