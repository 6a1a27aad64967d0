import * as E from "fp-ts/lib/Either.js";
import { failureRefusals } from "../kernel/failure-refusals.ts";
import { type Failure, forbidden, invalid, notFound } from "../kernel/failure.ts";
import { isRestorable } from "./bin-days.rule.ts";
import { fileRefusals } from "./file-refusals.ts";
import type { FileFolder, FileRecord } from "./file.model.ts";

type Guarded = { readonly system: boolean; readonly editable: boolean; readonly deleted_at: number | null };

const noFile: E.Either<Failure, never> = E.left(notFound(fileRefusals.no_file));
const noFolder: E.Either<Failure, never> = E.left(notFound(fileRefusals.no_file_folder));

const changeable = <A extends Guarded>(found: A): E.Either<Failure, A> => {
  if (found.system) return E.left(forbidden(fileRefusals.file_system));
  return found.editable ? E.right(found) : E.left(forbidden(failureRefusals.not_permitted));
};

/** Whether something is in use, or in the bin of a caller who may restore it. */
const isKept = ({ deleted_at, editable }: Guarded, now: number): boolean =>
  deleted_at === null || (editable && isRestorable(deleted_at, now));

/**
 * Whether something is an entry of the bin: what was deleted with its folder is not, but its folder is.
 * @param folder that it is in; null for none
 */
export const isBinEntry = (item: Guarded, folder: Pick<Guarded, "deleted_at"> | null, now: number): boolean =>
  item.deleted_at !== null && isKept(item, now) && folder?.deleted_at !== item.deleted_at;

/**
 * A file that the caller may read, also from the bin.
 * @param stored null where the caller sees no such file
 */
export const foundFile = (stored: FileRecord | null, now: number): E.Either<Failure, FileRecord> =>
  stored === null || !isKept(stored, now) ? noFile : E.right(stored);

/** A file in use or in the bin that the caller may change. */
export const changeableFile = (stored: FileRecord | null, now: number): E.Either<Failure, FileRecord> =>
  E.chain(changeable<FileRecord>)(foundFile(stored, now));

/** A file in use that the caller may change. */
export const changeableFileInUse = (stored: FileRecord | null): E.Either<Failure, FileRecord> =>
  stored === null || stored.deleted_at !== null ? noFile : changeable(stored);

/** A folder that the caller may read, also from the bin. */
export const foundFolder = (stored: FileFolder | null, now: number): E.Either<Failure, FileFolder> =>
  stored === null || !isKept(stored, now) ? noFolder : E.right(stored);

/** A folder in use or in the bin that the caller may change. */
export const changeableFolder = (stored: FileFolder | null, now: number): E.Either<Failure, FileFolder> =>
  E.chain(changeable<FileFolder>)(foundFolder(stored, now));

/** A folder in use that the caller may change. */
export const changeableFolderInUse = (stored: FileFolder | null): E.Either<Failure, FileFolder> =>
  stored === null || stored.deleted_at !== null ? noFolder : changeable(stored);

/**
 * Whether files and folders may be put into a folder.
 * @param target its id; null for no folder
 * @param found null where the caller sees no such folder
 * @param field the field that names it
 */
export const mayPutInto = (target: number | null, found: FileFolder | null, field: string): Failure | null => {
  if (target === null) return null;
  if (found === null || found.deleted_at !== null) return invalid({ [field]: [fileRefusals.no_file_folder] });
  const allowed = changeable(found);
  return E.isLeft(allowed) ? allowed.left : null;
};
