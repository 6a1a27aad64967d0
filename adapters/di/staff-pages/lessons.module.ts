import { ContainerModule } from "inversify";
import { LessonFolderStore, LessonStore } from "../../../core/lessons/lessons.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeLessonFoldersHttp } from "../../http/lesson-folders.http.ts";
import { makeLessonsHttp } from "../../http/lessons.http.ts";
import { provide } from "../provide.ts";

/** Lessons and their folders in the staff application. */
export const services = new ContainerModule((options) => {
  provide(options, LessonStore, (call: Caller) => makeLessonsHttp(call), [Caller]);
  provide(options, LessonFolderStore, (call: Caller) => makeLessonFoldersHttp(call), [Caller]);
});
