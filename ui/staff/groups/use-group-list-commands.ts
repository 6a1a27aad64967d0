import { FolderPlus, LayoutGrid, List, ListFilterPlus, Pencil, Search, Trash2 } from "lucide-react";
import { type GroupListCommand, groupListCommands, type GroupListPage } from "../../../core/groups/group-list.view-model.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { type ScreenCommand, useScreenCommands } from "../../react/screen-commands.ts";

/**
 * Registers the commands of the group list.
 * @param run executes a command
 */
export const useGroupListCommands = (page: GroupListPage, run: (command: GroupListCommand) => void): void => {
  const text = useText(groupsText);
  const looks: Readonly<Record<GroupListCommand, Omit<ScreenCommand, "id" | "run">>> = {
    search: { title: text("list.search"), icon: Search, keys: "/" },
    create: { title: text("actions.create"), icon: ListFilterPlus, keys: "n" },
    folder: { title: text("actions.newFolder"), icon: FolderPlus },
    "rename-folder": { title: text("actions.renameFolder"), icon: Pencil },
    "remove-folder": { title: text("actions.removeFolder"), icon: Trash2 },
    cards: { title: text("list.asCards"), icon: LayoutGrid },
    list: { title: text("list.asRows"), icon: List },
  };
  useScreenCommands(groupListCommands(page).map((id) => ({ id, ...looks[id], run: () => run(id) })));
};
