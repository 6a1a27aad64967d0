import { isAdmin } from "../access/permission.rule.ts";
import type { Role } from "../access/role.model.ts";
import type { Group, GroupFolder, GroupListing } from "./group.model.ts";

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
