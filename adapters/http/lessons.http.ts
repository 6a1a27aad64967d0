import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { LessonStore } from "../../core/lessons/lessons.port.ts";
import { lessonNames } from "../contract/lesson-names.contract.ts";
import { lessonVersions } from "../contract/lesson-versions.contract.ts";
import { lessons } from "../contract/lessons.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Lessons and their versions over HTTP. */
export const makeLessonsHttp = (call: Caller): LessonStore => ({
  list: (query) => call(lessons.list, { ...none, query: { ...query, schema: "small" as const } }),
  search: (query) => call(lessons.search, { ...none, query: { query, folder_id: null, deleted: false } }),
  get: (id) => call(lessons.get, { ...none, params: { id } }),
  create: (body) => call(lessons.create, { ...none, body }),
  update: (body) => call(lessons.update, { ...none, body }),
  publish: (id, version) => call(lessons.publish, { ...none, params: { id }, body: { version } }),
  remove: (id) =>
    pipe(
      call(lessons.remove, { ...none, params: { id } }),
      TE.map(() => undefined),
    ),
  restore: (id) => call(lessons.restore, { ...none, params: { id } }),
  removeItem: (id, item) => call(lessons.removeItem, { ...none, params: { id, item } }),
  massAction: (body) => call(lessons.massAction, { ...none, body }),
  versions: (id) => call(lessonVersions.list, { ...none, params: { id } }),
  version: (id, number) => call(lessonVersions.get, { ...none, params: { id, number } }),
  nameVersion: (id, number, name) => call(lessonVersions.update, { ...none, params: { id, number }, body: { name } }),
  restoreVersion: (id, number, body = {}) => call(lessonVersions.restore, { ...none, params: { id, number }, body }),
  names: (query) => call(lessonNames.names, { ...none, query: { query } }),
  trackerNames: call(lessonNames.trackerNames, none),
  itemsMetadata: (id) => call(lessonNames.itemsMetadata, { ...none, params: { id } }),
  related: (id) => call(lessonNames.related, { ...none, params: { id } }),
  tags: call(lessonNames.tags, none),
  presence: (id, item) => call(lessons.presence, { ...none, params: { id }, body: { item } }),
});
