import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict, type Failure, invalid } from "../kernel/failure.ts";
import type { FolderPlace } from "../kernel/folder-places.ts";
import { movedFolderProblem, newFolderProblem } from "../kernel/folder-tree.ts";
import { sameValue } from "../kernel/same-value.ts";
import { requiredRefusal } from "../validation/validation-message.rule.ts";
import { changeableLessonFolderInUse, lessonFolderProblem } from "./find-lesson-folder.rule.ts";
import { lessonFolderEditOf, type LessonFolderWrite } from "./lesson-folder-edit.model.ts";
import type { LessonFolder } from "./lesson-folder.model.ts";
import { lessonLimits } from "./lesson-limits.model.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import { lessonTreeFailure } from "./lesson-tree-failure.rule.ts";
import type { LessonFolderChange, NewLessonFolder } from "./lesson-write.model.ts";

/**
 * What a decision about a folder depends on besides the folder.
 * @property parent the folder that it is put into, as the caller sees it; null where there is none
 * @property places all folders of the organisation, those in the bin too
 * @property now epoch seconds
 */
export type LessonFolderContext = {
  readonly parent: LessonFolder | null;
  readonly places: readonly FolderPlace[];
  readonly now: number;
};

const noName: Failure = invalid({ name: [requiredRefusal("name")] });

/**
 * Decides a new folder of lessons.
 * @param made whether the same attempt has created it already
 */
export const decideNewLessonFolder = (
  made: boolean,
  { name, folder_id = null }: NewLessonFolder,
  { parent, places, now }: LessonFolderContext,
): Decision<LessonFolderWrite> => {
  if (made) return E.right(null);
  const named = name.trim();
  if (named === "") return E.left(noName);
  const problem = lessonFolderProblem(folder_id, parent);
  if (problem !== null) return E.left(problem);
  const misplaced = newFolderProblem(places, folder_id, lessonLimits);
  if (misplaced !== null) return E.left(lessonTreeFailure(misplaced));
  return E.right({
    edit: { name: named, folder_id, deleted_at: null, version: 1, updated_at: now },
    audit: { action: "lesson_folder.create", before: null, after: { name: named, folder_id } },
  });
};

const moveProblem = (id: number, folder_id: number | null, { parent, places }: LessonFolderContext): Failure | null => {
  const problem = lessonFolderProblem(folder_id, parent);
  if (problem !== null) return problem;
  const misplaced = movedFolderProblem(places, id, folder_id, lessonLimits);
  return misplaced === null ? null : lessonTreeFailure(misplaced);
};

/**
 * Decides a new name or place of a folder: it is written unless both are in place already, the version has changed, or the place cannot be
 * used.
 * @param stored null where the caller sees no such folder
 */
export const decideLessonFolderChange = (
  stored: LessonFolder | null,
  { version, ...given }: LessonFolderChange,
  context: LessonFolderContext,
): Decision<LessonFolderWrite> => {
  const found = changeableLessonFolderInUse(stored);
  if (E.isLeft(found)) return found;
  if (given.name?.trim() === "") return E.left(noName);
  const before = lessonFolderEditOf(found.right);
  const after = { ...before, ...given, name: given.name?.trim() ?? before.name };
  const changed = (["name", "folder_id"] as const).filter((field) => !sameValue(before[field], after[field]));
  if (changed.length === 0) return E.right(null);
  if (before.version !== version) return E.left(conflict(lessonRefusals.lesson_folder_changed, found.right));
  const problem = changed.includes("folder_id") ? moveProblem(found.right.id, after.folder_id, context) : null;
  if (problem !== null) return E.left(problem);
  const facts = (values: typeof before) => Object.fromEntries(changed.map((field) => [field, values[field]]));
  return E.right({
    edit: { ...after, version: version + 1, updated_at: context.now },
    audit: { action: "lesson_folder.update", before: facts(before), after: facts(after) },
  });
};
