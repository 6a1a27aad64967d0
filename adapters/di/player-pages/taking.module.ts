import { ContainerModule } from "inversify";
import { LessonTaking } from "../../../core/learning/lesson-taking.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeLessonTakingHttp } from "../../http/lesson-taking.http.ts";
import { provide } from "../provide.ts";

/** Lessons as they are taken. */
export const services = new ContainerModule((options) => {
  provide(options, LessonTaking, makeLessonTakingHttp, [Caller]);
});
