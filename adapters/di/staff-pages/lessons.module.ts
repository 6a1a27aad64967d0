import { ContainerModule } from "inversify";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { LessonFolderStore, LessonStore } from "../../../core/lessons/lessons.port.ts";
import { LessonLibrary, makeLessonLibrary } from "../../../core/lessons/library/lesson-library.service.ts";
import { Caller } from "../../http/caller.ts";
import { makeLessonFoldersHttp } from "../../http/lesson-folders.http.ts";
import { makeLessonsHttp } from "../../http/lessons.http.ts";
import { provide } from "../provide.ts";

/** Lessons and their folders in the staff application. */
export const services = new ContainerModule((options) => {
  provide(options, LessonStore, (call: Caller) => makeLessonsHttp(call), [Caller]);
  provide(options, LessonFolderStore, (call: Caller) => makeLessonFoldersHttp(call), [Caller]);
  provide(
    options,
    LessonLibrary,
    (lessons: LessonStore, folders: LessonFolderStore, ids: Ids, storage: UserStorage) =>
      makeLessonLibrary({ lessons, folders, ids, storage }),
    [LessonStore, LessonFolderStore, Ids, UserStorage],
  );
});
