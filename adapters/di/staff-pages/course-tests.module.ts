import { ContainerModule } from "inversify";
import { CourseTestStore } from "../../../core/course-tests/course-tests.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeCourseTestsHttp } from "../../http/course-tests.http.ts";
import { provide } from "../provide.ts";

/** Trying out courses. */
export const services = new ContainerModule((options) => {
  provide(options, CourseTestStore, (call: Caller) => makeCourseTestsHttp(call), [Caller]);
});
