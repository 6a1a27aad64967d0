import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { done } from "../../contract/envelope.ts";
import { lessonFolders } from "../../contract/lesson-folders.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeLessonFolderStore } from "./lesson-folders.store.ts";

/** Endpoints for folders of lessons. */
export const routes: RouteContribution = () =>
  routesFor(lessonFolders, {
    list: (call) => makeLessonFolderStore(call).list(call.query.deleted),
    create: (call) => makeLessonFolderStore(call).create(call.body),
    get: (call) => {
      const { content, get } = makeLessonFolderStore(call);
      return call.query.schema === "full" ? content(call.params.id) : get(call.params.id);
    },
    update: (call) => makeLessonFolderStore(call).update(call.params.id, call.body),
    remove: (call) =>
      pipe(
        makeLessonFolderStore(call).remove(call.params.id),
        TE.map(() => done),
      ),
    restore: (call) => makeLessonFolderStore(call).restore(call.params.id),
  });
