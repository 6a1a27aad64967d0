import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { Failure } from "../../../core/kernel/failure.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import { deletedTree } from "../../../core/kernel/folder-tree.ts";
import { changeableLessonFolderInUse } from "../../../core/lessons/find-lesson-folder.rule.ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import { copyName } from "../../../core/lessons/lesson-name.rule.ts";
import { lessonRefusals } from "../../../core/lessons/lesson-refusals.ts";
import { lessonTreeFailure } from "../../../core/lessons/lesson-tree-failure.rule.ts";
import { createLesson, type CreateLessonCall } from "./create-lesson.store.ts";
import { findLessonFolder, lessonFolderPlaces } from "./lesson-folder-row.ts";
import { makeLessonFolderStore } from "./lesson-folders.store.ts";

type Inside = { readonly id: number; readonly name: string; readonly folder: number };

/** The folders and lessons in use in some folders, by name. */
const insideOf = async ({ tx }: CreateLessonCall, ids: readonly number[], what: "folders" | "lessons"): Promise<readonly Inside[]> => {
  const rows =
    what === "folders"
      ? sql<Inside>`select folder_id as id, name, parent_id as folder from lesson_folders where org_id = ${tx.org} and deleted_at is null and parent_id = any(${[...ids]}::bigint[])`
      : sql<Inside>`select lesson_id as id, name, folder_id as folder from lessons where org_id = ${tx.org} and deleted_at is null and folder_id = any(${[...ids]}::bigint[]) order by sort_name, lesson_id`;
  return (await rows.execute(tx.db)).rows;
};

/**
 * Copies a folder beside itself with the folders and lessons in it, which keep their names.
 * @returns the id of the copy
 */
export const copyLessonFolder = async (call: CreateLessonCall, id: number): Promise<E.Either<Failure, number>> => {
  const found = changeableLessonFolderInUse(await findLessonFolder(call, id));
  if (E.isLeft(found)) return found;
  const store = makeLessonFolderStore(call);
  const places = await lessonFolderPlaces(call);
  const tree = deletedTree(places, id);
  const folders = await insideOf(call, tree, "folders");
  const lessons = await insideOf(call, tree, "lessons");
  if (folders.length + lessons.length > lessonLimits.selection)
    return E.left(invalid({ folders: [lessonRefusals.lesson_copy_number({ most: lessonLimits.selection })] }));
  if (places.filter(({ deleted_at }) => deleted_at === null).length + tree.length > lessonLimits.folders)
    return E.left(lessonTreeFailure("number"));
  const copies = new Map<number, number>();
  const copyInto = async (from: number, name: string, folder_id: number | null): Promise<E.Either<Failure, number>> => {
    const made = await store.create({ name, folder_id })();
    if (E.isLeft(made)) return made;
    copies.set(from, made.right.id);
    for (const inner of folders.filter(({ folder }) => folder === from)) {
      const copied = await copyInto(inner.id, inner.name, made.right.id);
      if (E.isLeft(copied)) return copied;
    }
    return E.right(made.right.id);
  };
  const copied = await copyInto(id, copyName(found.right.name), found.right.folder_id);
  if (E.isLeft(copied)) return copied;
  for (const lesson of lessons) {
    const made = await createLesson(call, { copy_of: lesson.id, name: lesson.name, folder_id: copies.get(lesson.folder) ?? null });
    if (E.isLeft(made)) return made;
  }
  return copied;
};
