import { courseTests } from "../../contract/course-tests.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { enrolmentCall } from "../enrolments/enrolment-call.store.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeCourseTests } from "./course-tests.store.ts";

/** Endpoints for trying out a course as a learner would find it. */
export const routes: RouteContribution = () =>
  routesFor(courseTests, { test: (call) => makeCourseTests(enrolmentCall(call)).test(call.body) });
