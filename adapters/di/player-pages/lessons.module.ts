import { ContainerModule } from "inversify";
import { LessonStore } from "../../../core/lessons/lessons.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeLessonsHttp } from "../../http/lessons.http.ts";
import { provide } from "../provide.ts";

/** Working copies of lessons, for their test. */
export const services = new ContainerModule((options) => {
  provide(options, LessonStore, (call: Caller) => makeLessonsHttp(call), [Caller]);
});
