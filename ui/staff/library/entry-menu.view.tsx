import {
  Copy,
  Download,
  Ellipsis,
  Eye,
  FileDown,
  FlaskConical,
  FolderInput,
  Link,
  Pencil,
  Play,
  RotateCcw,
  Tags,
  Trash2,
  UsersRound,
} from "lucide-react";
import type { EntryAction } from "../../../core/library/entry-action.model.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { Menu, type MenuGroup } from "../../kit/menu.view.tsx";

export const actionIcons: Readonly<Record<EntryAction, Icon>> = {
  open: Eye,
  take: Play,
  test: FlaskConical,
  download: Download,
  export: FileDown,
  rename: Pencil,
  copy: Copy,
  move: FolderInput,
  tag: Tags,
  teams: UsersRound,
  link: Link,
  remove: Trash2,
  restore: RotateCcw,
};

/** Keys of actions on selected entries. */
export const actionKeys: Readonly<Partial<Record<EntryAction, string>>> = { move: "m", remove: "delete" };

const lines: readonly (readonly EntryAction[])[] = [
  ["open", "take", "test", "download", "export"],
  ["rename", "copy", "move"],
  ["tag", "teams", "link"],
  ["remove", "restore"],
];

type EntryMenuProps<A extends EntryAction> = {
  /** name of the entry */
  readonly name: string;
  readonly actions: readonly A[];
  readonly isFocusable?: boolean;
  readonly onAction: (action: A) => void;
};

/** The actions on one entry of a library. */
export const EntryMenu = <A extends EntryAction>({ name, actions, isFocusable = true, onAction }: EntryMenuProps<A>) => {
  const text = useText(libraryText);
  const groups: readonly MenuGroup[] = lines
    .map((line, at) => ({
      id: String(at),
      entries: line
        .filter((action) => actions.some((one) => one === action))
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
