import * as E from "fp-ts/lib/Either.js";
import { isAdmin } from "../access/permission.rule.ts";
import type { AuditNote } from "../audit/audit-note.model.ts";
import { type Failure, forbidden, invalid, notFound } from "../kernel/failure.ts";
import type { GroupAsker } from "./group-access.rule.ts";
import { groupRefusals } from "./group-refusals.ts";
import type { FolderName, GroupFolder } from "./group.model.ts";

type Asker = Pick<GroupAsker, "role">;

/** The write of an existing folder; `folder` is the whole folder after it. */
export type FolderWrite = { readonly folder: GroupFolder; readonly audit: AuditNote };

/** The write of a new folder, which becomes the last of the list. */
export type FolderCreation = { readonly folder: Pick<GroupFolder, "name" | "version">; readonly audit: AuditNote };

/** The refusal of any operation on a folder that does not exist. */
export const noFolder: E.Either<Failure, never> = E.left(notFound(groupRefusals.no_folder));

const taken: E.Either<Failure, never> = E.left(invalid({ name: [groupRefusals.folder_taken] }));
const adminsOnly: E.Either<Failure, never> = E.left(forbidden(groupRefusals.folder_of_others, "admins"));

/** The name of a folder as it is stored and compared. */
export const folderName = ({ name }: FolderName): string => name.trim();

/**
 * Decides the creation of a folder.
 * @param isTaken whether another folder has its name, in upper or lower case
 */
export const decideFolderCreate = (asked: FolderName, isTaken: boolean): E.Either<Failure, FolderCreation> => {
  if (isTaken) return taken;
  const name = folderName(asked);
  return E.right({ folder: { name, version: 1 }, audit: { action: "group_folder.create", before: null, after: { name } } });
};

const changeable = (stored: GroupFolder | null, { role }: Asker): E.Either<Failure, GroupFolder> => {
  if (stored === null) return noFolder;
  return isAdmin(role) ? E.right(stored) : adminsOnly;
};

/**
 * Decides whether an administrator renames a folder.
 * @param isTaken whether another folder has the new name, in upper or lower case
 */
export const decideFolderRename = (
  stored: GroupFolder | null,
  asked: FolderName,
  asker: Asker,
  isTaken: boolean,
): E.Either<Failure, FolderWrite> => {
  const found = changeable(stored, asker);
  if (E.isLeft(found)) return found;
  if (isTaken) return taken;
  const name = folderName(asked);
  return E.right({
    folder: { ...found.right, name, version: found.right.version + 1 },
    audit: { action: "group_folder.update", before: { name: found.right.name }, after: { name } },
  });
};

/** Decides whether an administrator deletes a folder; its groups are then in no folder, each with the next version. */
export const decideFolderDelete = (stored: GroupFolder | null, asker: Asker): E.Either<Failure, FolderWrite> => {
  const found = changeable(stored, asker);
  if (E.isLeft(found)) return found;
  const { name, version } = found.right;
  return E.right({
    folder: { ...found.right, version: version + 1 },
    audit: { action: "group_folder.delete", before: { name }, after: null },
  });
};
