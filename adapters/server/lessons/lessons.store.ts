import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import { decideItemRemoval, decideLessonDeletion, decideLessonRestoration } from "../../../core/lessons/decide-lesson-deletion.rule.ts";
import { decidePublication } from "../../../core/lessons/decide-publication.rule.ts";
import { foundLesson } from "../../../core/lessons/find-lesson.rule.ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import { firstLessons, type LessonQuery } from "../../../core/lessons/lesson-query.model.ts";
import type { StoredLesson } from "../../../core/lessons/lesson-record.rule.ts";
import type { LessonKey, LessonCard } from "../../../core/lessons/lesson.model.ts";
import type { LessonStore } from "../../../core/lessons/lessons.port.ts";
import { createLesson, type CreateLessonCall } from "./create-lesson.store.ts";
import { lessonContext } from "./lesson-context.store.ts";
import { findLessonFolder } from "./lesson-folder-row.ts";
import { lessonPage } from "./lesson-list.store.ts";
import { cardOf, findLesson, lessonOf } from "./lesson-row.ts";
import { storedOutcome } from "./stored-outcome.store.ts";
import { updateLesson } from "./update-lesson.store.ts";
import { makeVersionStore } from "./versions.store.ts";
import { writeLesson } from "./write-lesson.store.ts";

type Written = "list" | "get" | "create" | "update" | "publish" | "remove" | "restore" | "removeItem";
type Versions = "versions" | "version" | "nameVersion" | "restoreVersion";
type Lessons = Pick<LessonStore, Written | Versions> & {
  readonly search: (
    query: Pick<LessonQuery, "search" | "folder_id" | "deleted">,
  ) => () => Promise<E.Either<Failure, readonly LessonCard[]>>;
};

/** Lessons in the transaction of one call: a write reads, applies its rule and stores the result, with audit log entries. */
export const makeLessonStore = (call: CreateLessonCall): Lessons => {
  const { actor, request } = call;
  const { now } = request;

  const found = async (key: LessonKey): Promise<E.Either<Failure, StoredLesson>> => foundLesson(await findLesson(call, key), actor, now);
  const restore = async (key: LessonKey): Promise<E.Either<Failure, LessonCard>> => {
    const stored = await findLesson(call, key, true);
    const folder = await findLessonFolder(call, stored?.folder_id ?? null);
    const hasFolder = folder !== null && folder.deleted_at === null;
    const decision = decideLessonRestoration(stored, { viewer: actor, now, hasFolder });
    if (E.isLeft(decision)) return decision;
    if (decision.right !== null && stored !== null) await writeLesson(call, stored.id, decision.right);
    return E.map((lesson: StoredLesson) => cardOf(lesson, call))(await found(key));
  };

  return {
    ...makeVersionStore(call),
    list: (query) => async () => E.right(await lessonPage(call, query)),
    search: (query) => async () =>
      E.right((await lessonPage(call, { ...firstLessons, ...query, all: true, limit: lessonLimits.found })).results),
    get: (key) => async () => E.map((stored: StoredLesson) => lessonOf(stored, call))(await found(key)),
    create: (asked) => () => createLesson(call, asked),
    update: (change) => () => updateLesson(call, change),
    publish: (key, version) => async () => {
      const stored = await findLesson(call, key, true);
      return storedOutcome(call, stored?.id ?? 0, decidePublication(stored, version, await lessonContext(call, stored)));
    },
    remove: (key) => async () => {
      const stored = await findLesson(call, key, true);
      const decision = decideLessonDeletion(stored, { viewer: actor, now });
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null && stored !== null) await writeLesson(call, stored.id, decision.right);
      return E.right(undefined);
    },
    restore: (key) => () => restore(key),
    removeItem: (key, item) => async () => {
      const stored = await findLesson(call, key, true);
      return storedOutcome(call, stored?.id ?? 0, decideItemRemoval(stored, item, await lessonContext(call, stored)));
    },
  };
};
