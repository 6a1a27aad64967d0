import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import type { FolderPlace } from "../kernel/folder-places.ts";
import { deletedTree, deletionTime, restoredTree } from "../kernel/folder-tree.ts";
import { changeableLessonFolder } from "./find-lesson-folder.rule.ts";
import { lessonFolderEditOf, type LessonTreeWrite } from "./lesson-folder-edit.model.ts";
import type { LessonFolder } from "./lesson-folder.model.ts";
import { lessonLimits } from "./lesson-limits.model.ts";
import { lessonTreeFailure } from "./lesson-tree-failure.rule.ts";

/**
 * @property latest time of the latest deletion of a lesson or folder; null for none
 */
type Context = { readonly places: readonly FolderPlace[]; readonly latest: number | null; readonly now: number };

/**
 * Decides a deletion of a folder with everything in it, at a time that nothing else was deleted at; a folder in the bin keeps the time of its
 * first deletion.
 * @param stored null where the caller sees no such folder
 */
export const decideLessonFolderDeletion = (stored: LessonFolder | null, { places, latest, now }: Context): Decision<LessonTreeWrite> => {
  const found = changeableLessonFolder(stored, now);
  if (E.isLeft(found)) return found;
  const folder = found.right;
  if (folder.deleted_at !== null) return E.right(null);
  return E.right({
    edit: { ...lessonFolderEditOf(folder), deleted_at: deletionTime(now, latest), version: folder.version + 1, updated_at: now },
    below: deletedTree(places, folder.id),
    audit: { action: "lesson_folder.delete", before: null, after: null },
  });
};

/**
 * Decides a restoration within 90 days, with exactly what was deleted with the folder. Where the folder above is not in use, or too deep by
 * now, the folder is restored at the top.
 * @param stored null where the caller sees no such folder
 */
export const decideLessonFolderRestoration = (
  stored: LessonFolder | null,
  { places, now }: Omit<Context, "latest">,
): Decision<LessonTreeWrite> => {
  const found = changeableLessonFolder(stored, now);
  if (E.isLeft(found)) return found;
  const folder = found.right;
  if (folder.deleted_at === null) return E.right(null);
  const tree = restoredTree(places, { id: folder.id, parent: folder.folder_id, deleted_at: folder.deleted_at }, lessonLimits);
  if (tree === "number") return E.left(lessonTreeFailure(tree));
  return E.right({
    edit: { ...lessonFolderEditOf(folder), folder_id: tree.parent, deleted_at: null, version: folder.version + 1, updated_at: now },
    below: tree.below,
    audit: { action: "lesson_folder.restore", before: null, after: null },
  });
};
