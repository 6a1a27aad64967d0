import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { LessonFolderContent } from "../../core/lessons/lesson-folder.model.ts";
import type { LessonFolderStore } from "../../core/lessons/lessons.port.ts";
import { lessonFolders } from "../contract/lesson-folders.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Folders of lessons over HTTP. */
export const makeLessonFoldersHttp = (call: Caller): LessonFolderStore => ({
  list: (deleted) => call(lessonFolders.list, { ...none, query: { schema: "small" as const, deleted } }),
  get: (id) =>
    pipe(
      call(lessonFolders.get, { ...none, params: { id }, query: { schema: "full" as const } }),
      TE.map((folder): LessonFolderContent =>
        folder.schemaLevel === "full" ? folder : { ...folder, schemaLevel: "full", folders: [], lessons: [], path: [] },
      ),
    ),
  create: (body) => call(lessonFolders.create, { ...none, body }),
  update: (id, body) => call(lessonFolders.update, { ...none, params: { id }, body }),
  remove: (id) =>
    pipe(
      call(lessonFolders.remove, { ...none, params: { id } }),
      TE.map(() => undefined),
    ),
  restore: (id) => call(lessonFolders.restore, { ...none, params: { id } }),
});
