import { ContainerModule } from "inversify";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { largeStorageOf } from "../../../core/kernel/large-storage.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { LessonEditors } from "../../../core/lessons/editor/lesson-editor.service.ts";
import { makeLessonEditors } from "../../../core/lessons/editor/lesson-editors.service.ts";
import { LessonFolderStore, LessonStore } from "../../../core/lessons/lessons.port.ts";
import { LessonLibrary, makeLessonLibrary } from "../../../core/lessons/library/lesson-library.service.ts";
import { PackageCheck } from "../../../core/lessons/package-check.port.ts";
import { LessonQuestions } from "../../../core/lessons/questions/questions.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeLessonFoldersHttp } from "../../http/lesson-folders.http.ts";
import { makeLessonQuestionsHttp } from "../../http/lesson-questions.http.ts";
import { makeLessonsHttp } from "../../http/lessons.http.ts";
import { makePackageCheckHttp } from "../../http/package-check.http.ts";
import { indexedDbStorage } from "../../storage/indexed-db.storage.ts";
import { provide } from "../provide.ts";

/** Lessons and their folders in the staff application. */
export const services = new ContainerModule((options) => {
  provide(options, LessonStore, (call: Caller) => makeLessonsHttp(call), [Caller]);
  provide(options, LessonFolderStore, (call: Caller) => makeLessonFoldersHttp(call), [Caller]);
  provide(options, PackageCheck, () => makePackageCheckHttp(), []);
  provide(options, LessonQuestions, (call: Caller) => makeLessonQuestionsHttp(call), [Caller]);
  provide(
    options,
    LessonLibrary,
    (lessons: LessonStore, folders: LessonFolderStore, ids: Ids, storage: UserStorage) =>
      makeLessonLibrary({ lessons, folders, ids, storage }),
    [LessonStore, LessonFolderStore, Ids, UserStorage],
  );
  provide(
    options,
    LessonEditors,
    (lessons: LessonStore, session: StaffSession, ids: Ids, clock: Clock, connectivity: Connectivity) => {
      const kept = indexedDbStorage();
      let user = "";
      session.current$.subscribe((current) => {
        user = latestValue(current)?.id.toString() ?? "";
      });
      return makeLessonEditors({ lessons, storage: () => largeStorageOf(kept, user), ids, clock, connectivity });
    },
    [LessonStore, StaffSession, Ids, Clock, Connectivity],
  );
});
