import { Download, Ellipsis, Eye, FolderInput, Link, Pencil, RotateCcw, Trash2, UsersRound } from "lucide-react";
import type { LibraryAction } from "../../../core/files/file-library.view-model.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { Menu, type MenuGroup } from "../../kit/menu.view.tsx";

export const actionIcons: Readonly<Record<LibraryAction, Icon>> = {
  open: Eye,
  download: Download,
  rename: Pencil,
  move: FolderInput,
  teams: UsersRound,
  link: Link,
  remove: Trash2,
  restore: RotateCcw,
};

/** Keys of actions on selected entries. */
export const actionKeys: Readonly<Partial<Record<LibraryAction, string>>> = { move: "m", remove: "delete" };

const lines: readonly (readonly LibraryAction[])[] = [
  ["open", "download"],
  ["rename", "move"],
  ["teams", "link"],
  ["remove", "restore"],
];

type ItemMenuProps = {
  /** name of the entry */
  readonly name: string;
  readonly actions: readonly LibraryAction[];
  readonly isFocusable?: boolean;
  readonly onAction: (action: LibraryAction) => void;
};

/** The actions on one entry of the library. */
export const ItemMenu = ({ name, actions, isFocusable = true, onAction }: ItemMenuProps) => {
  const text = useText(filesText);
  const groups: readonly MenuGroup[] = lines
    .map((line, at) => ({
      id: String(at),
      entries: line
        .filter((action) => actions.includes(action))
        .map((id) => ({ id, label: text(`actions.${id}`), icon: actionIcons[id], isDangerous: id === "remove" })),
    }))
    .filter(({ entries }) => entries.length > 0);
  if (groups.length === 0) return null;
  const label = text("actions.more", { name });
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton icon={Ellipsis} label={label} size="small" tabIndex={isFocusable ? 0 : -1} />}
      groups={groups}
      onAction={(id) => {
        const action = actions.find((one) => one === id);
        if (action !== undefined) onAction(action);
      }}
    />
  );
};
