import { isAdmin } from "../access/permission.rule.ts";
import type { Role } from "../access/role.model.ts";
import { folderLine } from "../kernel/folder-places.ts";
import { type Group, type GroupFolder, groupFolderLimits, type GroupListing } from "./group.model.ts";

type Address = Readonly<Partial<Record<"search" | "view", string>>>;

/** The displayed state and commands of the group list. */
export type GroupListPage = {
  /** folder in the URL; null for all groups */
  readonly folder: number | null;
  /** that folder, if it exists */
  readonly open: GroupFolder | null;
  readonly search: string;
  readonly view: "grid" | "list";
  readonly mayCreate: boolean;
  readonly mayManageFolders: boolean;
};

/**
 * @param listing undefined until it is loaded
 * @param folder of the path
 * @param role of the user
 */
export const groupListPage = (
  listing: GroupListing | undefined,
  folder: string | undefined,
  { search = "", view }: Address,
  role: Role,
): GroupListPage => {
  const id = folder === undefined ? null : Number(folder);
  return {
    folder: id,
    open: listing?.folders.find((one) => one.id === id) ?? null,
    search,
    view: view === "list" ? "list" : "grid",
    mayCreate: role !== "guest",
    mayManageFolders: isAdmin(role),
  };
};

/** Groups of a folder, or all without one. */
export const groupsIn = (groups: readonly Group[], folder: number | null): readonly Group[] =>
  folder === null ? groups : groups.filter(({ folder_id }) => folder_id === folder);

/**
 * Folders that are offered side by side.
 * @property parent the folder that they are in; null for the top
 * @property selected the one that leads to the open folder, or the parent itself
 */
export type FolderLevel = {
  readonly parent: GroupFolder | null;
  readonly folders: readonly GroupFolder[];
  readonly selected: number | null;
};

const lineOf = (folders: readonly GroupFolder[], folder: number | null): readonly number[] =>
  folderLine(
    folders.map(({ id, folder_id }) => ({ id, parent_id: folder_id, deleted_at: null })),
    folder,
  ).toReversed();

/** The levels of folders down to those in the open one; none without folders. */
export const folderLevels = (folders: readonly GroupFolder[], folder: number | null): readonly FolderLevel[] => {
  const line = lineOf(folders, folder);
  return [null, ...line]
    .map((id, depth): FolderLevel => ({
      parent: folders.find((one) => one.id === id) ?? null,
      folders: folders.filter(({ folder_id }) => folder_id === id),
      selected: line[depth] ?? id,
    }))
    .filter((level) => level.folders.length > 0);
};

/** The folder that a new one is created in: the open one, or the one above where that may hold none. */
export const parentOfNew = (folders: readonly GroupFolder[], folder: number | null): GroupFolder | null => {
  const parent = lineOf(folders, folder)
    .slice(0, groupFolderLimits.folderDepth - 1)
    .at(-1);
  return folders.find(({ id }) => id === parent) ?? null;
};

/** Groups whose name contains the search text, in either case. */
export const groupsNamed = (groups: readonly Group[], search: string): readonly Group[] => {
  const words = search.trim().toLowerCase();
  return groups.filter(({ name }) => name.toLowerCase().includes(words));
};

/** The commands of the screen, in order. */
export type GroupListCommand = "search" | "create" | "folder" | "rename-folder" | "remove-folder" | "cards" | "list";

/** The commands of the list. */
export const groupListCommands = ({ mayCreate, mayManageFolders, folder, view }: GroupListPage): readonly GroupListCommand[] => [
  "search",
  ...(mayCreate ? (["create", "folder"] as const) : []),
  ...(mayManageFolders && folder !== null ? (["rename-folder", "remove-folder"] as const) : []),
  view === "list" ? "cards" : "list",
];

/** Ids of all groups after one is dropped on another. */
export const orderAfterDrop = (groups: readonly Group[], moved: number, target: number): readonly number[] => {
  const ids = groups.map(({ id }) => id);
  const [from, to] = [ids.indexOf(moved), ids.indexOf(target)];
  return from < 0 || to < 0 ? ids : ids.filter((id) => id !== moved).toSpliced(to, 0, moved);
};

/** The adjacent group in the shown folder; undefined past its ends. */
export const neighbourOf = (groups: readonly Group[], folder: number | null, id: number, to: "up" | "down"): number | undefined => {
  const shown = groupsIn(groups, folder);
  return shown[shown.findIndex((group) => group.id === id) + (to === "up" ? -1 : 1)]?.id;
};
