import * as E from "fp-ts/lib/Either.js";
import { isAdmin } from "../access/permission.rule.ts";
import type { AuditNote } from "../audit/audit-note.model.ts";
import { conflict, type Failure, type FieldRefusals, forbidden, invalid, notFound } from "../kernel/failure.ts";
import { type FolderPlace, isFolderInUse } from "../kernel/folder-places.ts";
import { movedFolderProblem, newFolderProblem, type TreeProblem } from "../kernel/folder-tree.ts";
import type { GroupAsker } from "./group-access.rule.ts";
import { groupRefusals } from "./group-refusals.ts";
import { type FolderName, type GroupFolder, groupFolderLimits } from "./group.model.ts";

type Asker = Pick<GroupAsker, "role">;

/**
 * What is known when a folder is stored.
 * @property isTaken whether another folder in the same place has its name, in upper or lower case
 * @property places of all folders in use
 */
export type KnownFolders = { readonly isTaken: boolean; readonly places: readonly FolderPlace[] };

/** The write of an existing folder; `folder` is the whole folder after it. */
export type FolderWrite = { readonly folder: GroupFolder; readonly audit: AuditNote };

/** The write of a new folder, which becomes the last of the list. */
export type FolderCreation = { readonly folder: Pick<GroupFolder, "name" | "folder_id" | "version">; readonly audit: AuditNote };

/** The refusal of any operation on a folder that does not exist. */
export const noFolder: E.Either<Failure, never> = E.left(notFound(groupRefusals.no_folder));

const taken: E.Either<Failure, never> = E.left(invalid({ name: [groupRefusals.folder_taken] }));
const takenThere: E.Either<Failure, never> = E.left(invalid({ folder_id: [groupRefusals.folder_taken_there] }));
const adminsOnly: E.Either<Failure, never> = E.left(forbidden(groupRefusals.folder_of_others, "admins"));

/** The folder in which a folder will be; where it is, if the request does not say. */
export const placeAsked = ({ folder_id }: FolderName, stored: GroupFolder | null): number | null =>
  folder_id === undefined ? (stored?.folder_id ?? null) : folder_id;

/** The name of a folder as it is stored and compared. */
export const folderName = ({ name }: FolderName): string => name.trim();

const problems = {
  depth: { folder_id: [groupRefusals.folder_deep({ most: groupFolderLimits.folderDepth })] },
  cycle: { folder_id: [groupRefusals.folder_in_itself] },
  number: { name: [groupRefusals.folders_full({ most: groupFolderLimits.folders })] },
} as const satisfies Record<TreeProblem, FieldRefusals>;

const placeRefused = (places: KnownFolders["places"], parent: number | null, problem: TreeProblem | null): Failure | null => {
  if (!isFolderInUse(places, parent)) return invalid({ folder_id: [groupRefusals.unknown_folder] });
  return problem === null ? null : invalid(problems[problem]);
};

/** Decides the creation of a folder, at the top or in another one. */
export const decideFolderCreate = (asked: FolderName, { isTaken, places }: KnownFolders): E.Either<Failure, FolderCreation> => {
  if (isTaken) return taken;
  const folder_id = placeAsked(asked, null);
  const refused = placeRefused(places, folder_id, newFolderProblem(places, folder_id, groupFolderLimits));
  if (refused !== null) return E.left(refused);
  const name = folderName(asked);
  const after = folder_id === null ? { name } : { name, folder_id };
  return E.right({ folder: { name, folder_id, version: 1 }, audit: { action: "group_folder.create", before: null, after } });
};

const changeable = (stored: GroupFolder | null, { role }: Asker): E.Either<Failure, GroupFolder> => {
  if (stored === null) return noFolder;
  return isAdmin(role) ? E.right(stored) : adminsOnly;
};

/** Decides whether an administrator renames a folder or moves it, with what is in it, into another one. */
export const decideFolderRename = (
  stored: GroupFolder | null,
  asked: FolderName,
  asker: Asker,
  { isTaken, places }: KnownFolders,
): E.Either<Failure, FolderWrite> => {
  const found = changeable(stored, asker);
  if (E.isLeft(found)) return found;
  const name = folderName(asked);
  const before = found.right;
  const folder_id = placeAsked(asked, before);
  const isMoved = folder_id !== before.folder_id;
  const refused = isMoved ? placeRefused(places, folder_id, movedFolderProblem(places, before.id, folder_id, groupFolderLimits)) : null;
  if (refused !== null) return E.left(refused);
  if (isTaken) return isMoved && name === before.name ? takenThere : taken;
  return E.right({
    folder: { ...before, name, folder_id, version: before.version + 1 },
    audit: {
      action: "group_folder.update",
      before: isMoved ? { name: before.name, folder_id: before.folder_id } : { name: before.name },
      after: isMoved ? { name, folder_id } : { name },
    },
  });
};

/**
 * Decides whether an administrator deletes a folder; its groups and folders are then one level up, each with the next version.
 * @param twice the name of a folder in it that another folder one level up has; null for none
 */
export const decideFolderDelete = (stored: GroupFolder | null, asker: Asker, twice: string | null): E.Either<Failure, FolderWrite> => {
  const found = changeable(stored, asker);
  if (E.isLeft(found)) return found;
  if (twice !== null) return E.left(conflict(groupRefusals.folder_twice({ name: twice })));
  const { name, version } = found.right;
  return E.right({
    folder: { ...found.right, version: version + 1 },
    audit: { action: "group_folder.delete", before: { name }, after: null },
  });
};
