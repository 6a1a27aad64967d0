import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict, type Failure, invalid } from "../kernel/failure.ts";
import type { FolderPlace } from "../kernel/folder-places.ts";
import { movedFolderProblem, newFolderProblem, type TreeProblem } from "../kernel/folder-tree.ts";
import { sameValue } from "../kernel/same-value.ts";
import { requiredRefusal } from "../validation/validation-message.rule.ts";
import { folderEditOf, type FolderWrite } from "./file-edit.model.ts";
import { fileLimits } from "./file-limits.model.ts";
import { fileRefusals } from "./file-refusals.ts";
import { typedName } from "./file-rename.rule.ts";
import type { FolderChange, NewFolder } from "./file-write.model.ts";
import type { FileFolder } from "./file.model.ts";
import { changeableFolderInUse, mayPutInto } from "./find-file.rule.ts";

/**
 * What a decision about a folder depends on besides the folder.
 * @property parent the folder that it is put into, as the caller sees it; null where there is none
 * @property places all folders of the organisation, those in the bin too
 * @property now epoch seconds
 */
export type FolderContext = { readonly parent: FileFolder | null; readonly places: readonly FolderPlace[]; readonly now: number };

const treeFailure = (problem: TreeProblem): Failure => {
  switch (problem) {
    case "depth":
      return invalid({ parent_id: [fileRefusals.file_folder_depth({ most: fileLimits.folderDepth })] });
    case "cycle":
      return invalid({ parent_id: [fileRefusals.file_folder_cycle] });
    case "number":
      return invalid({ name: [fileRefusals.file_folder_number({ most: fileLimits.folders })] });
  }
};
const noName: Failure = invalid({ name: [requiredRefusal("name")] });

/**
 * Decides a new folder.
 * @param made whether the same attempt has created it already
 */
export const decideNewFolder = (
  made: boolean,
  { name, parent_id = null }: NewFolder,
  { parent, places, now }: FolderContext,
): Decision<FolderWrite> => {
  if (made) return E.right(null);
  if (name.trim() === "") return E.left(noName);
  const problem = mayPutInto(parent_id, parent, "parent_id");
  if (problem !== null) return E.left(problem);
  const misplaced = newFolderProblem(places, parent_id, fileLimits);
  if (misplaced !== null) return E.left(treeFailure(misplaced));
  return E.right({
    edit: { name: typedName(name), parent_id, deleted_at: null, version: 1, updated_at: now },
    audit: { action: "file_folder.create", before: null, after: { name: typedName(name), parent_id } },
  });
};

const moveProblem = (id: FileFolder["id"], parent_id: number | null, { parent, places }: FolderContext): Failure | null => {
  const problem = mayPutInto(parent_id, parent, "parent_id");
  if (problem !== null || typeof id !== "number") return problem;
  const misplaced = movedFolderProblem(places, id, parent_id, fileLimits);
  return misplaced === null ? null : treeFailure(misplaced);
};

/**
 * Decides a new name or place of a folder: it is written unless both are in place already, the version has changed, or the place cannot be
 * used.
 * @param stored null where the caller sees no such folder
 */
export const decideFolderChange = (
  stored: FileFolder | null,
  { version, ...given }: FolderChange,
  context: FolderContext,
): Decision<FolderWrite> => {
  const found = changeableFolderInUse(stored);
  if (E.isLeft(found)) return found;
  if (given.name?.trim() === "") return E.left(noName);
  const before = folderEditOf(found.right);
  const after = { ...before, ...given, name: given.name === undefined ? before.name : typedName(given.name) };
  const changed = (["name", "parent_id"] as const).filter((field) => !sameValue(before[field], after[field]));
  if (changed.length === 0) return E.right(null);
  if (before.version !== version) return E.left(conflict(fileRefusals.file_folder_changed, found.right));
  const problem = changed.includes("parent_id") ? moveProblem(found.right.id, after.parent_id, context) : null;
  if (problem !== null) return E.left(problem);
  const facts = (values: typeof before) => Object.fromEntries(changed.map((field) => [field, values[field]]));
  return E.right({
    edit: { ...after, version: version + 1, updated_at: context.now },
    audit: { action: "file_folder.update", before: facts(before), after: facts(after) },
  });
};
