import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { CourseTest, CourseTestRequest } from "./course-test.model.ts";

/** Courses as learners see them, for staff who try them out. */
export type CourseTestStore = { readonly test: (request: CourseTestRequest) => TaskEither<Failure, CourseTest> };
export const CourseTestStore = token<CourseTestStore>("course-tests.store");
