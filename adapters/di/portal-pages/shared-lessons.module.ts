import { ContainerModule } from "inversify";
import { SharedLessonStore } from "../../../core/shared-lessons/shared-lessons.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeSharedLessonsHttp } from "../../http/shared-lessons.http.ts";
import { provide } from "../provide.ts";

/** Lessons that are shared with the learner. */
export const services = new ContainerModule((options) => {
  provide(options, SharedLessonStore, (call: Caller) => makeSharedLessonsHttp(call), [Caller]);
});
