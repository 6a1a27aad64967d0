import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../kernel/failure.ts";
import { fileRefusals } from "./file-refusals.ts";
import type { FileRecord } from "./file.model.ts";
import { changeableFile, changeableFileInUse } from "./find-file.rule.ts";

/** A file and the one that takes its place. */
export type Replacement = { readonly from: FileRecord; readonly to: FileRecord };

/**
 * Decides whether a file takes the place of another wherever that is used; both must be the caller's to change, so that the opposite
 * replacement is possible too.
 * @param stored null where the caller sees no such file; it may be in the bin
 * @param by null where the caller sees no such file
 */
export const decideReplacement = (stored: FileRecord | null, by: FileRecord | null, now: number): E.Either<Failure, Replacement> => {
  const from = changeableFile(stored, now);
  if (E.isLeft(from)) return from;
  const to = changeableFileInUse(by);
  if (E.isLeft(to)) return to;
  if (from.right.id === to.right.id) return E.left(invalid({ by: [fileRefusals.file_by_itself] }));
  return E.right({ from: from.right, to: to.right });
};

/**
 * Decides a merge of duplicates into a file.
 * @param others null for each that the caller does not see
 * @param same ids of all files with the content of the file
 * @returns the duplicates to delete once their uses have moved
 */
export const decideMerge = (
  stored: FileRecord | null,
  others: readonly (FileRecord | null)[],
  same: ReadonlySet<FileRecord["id"]>,
): E.Either<Failure, { readonly kept: FileRecord; readonly others: readonly FileRecord[] }> => {
  const kept = changeableFileInUse(stored);
  if (E.isLeft(kept)) return kept;
  const merged: FileRecord[] = [];
  for (const other of others) {
    const found = changeableFileInUse(other);
    if (E.isLeft(found)) return found;
    if (found.right.id === kept.right.id || !same.has(found.right.id)) return E.left(invalid({ others: [fileRefusals.file_not_same] }));
    merged.push(found.right);
  }
  return E.right({ kept: kept.right, others: merged });
};
