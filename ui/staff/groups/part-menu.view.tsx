import { ArrowDown, ArrowUp, Ellipsis, IndentDecrease, IndentIncrease, Trash2 } from "lucide-react";
import { moveNode, nestNode, removeNode, unnestNode } from "../../../core/groups/filter-draft-edit.rule.ts";
import type { DraftGroup } from "../../../core/groups/filter-draft.model.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";

type PartMenuProps = {
  readonly id: number;
  /** label of the menu */
  readonly name: string;
  readonly draft: DraftGroup;
  readonly isInGroup: boolean;
  readonly onMove: (change: (draft: DraftGroup) => DraftGroup, id: number) => void;
};

/** The actions on a part of a filter: move, nest, delete. */
export const PartMenu = ({ id, name, draft, isInGroup, onMove }: PartMenuProps) => {
  const text = useText(groupsText);
  const actions: Readonly<Record<string, (draft: DraftGroup) => DraftGroup>> = {
    up: (draft) => moveNode(draft, id, -1),
    down: (draft) => moveNode(draft, id, 1),
    nest: (draft) => nestNode(draft, id),
    unnest: (draft) => unnestNode(draft, id),
    remove: (draft) => removeNode(draft, id),
  };
  return (
    <Menu
      label={name}
      placement="bottom end"
      trigger={<IconButton icon={Ellipsis} label={name} size="small" />}
      groups={[
        {
          id: "move",
          entries: [
            { id: "up", label: text("actions.up"), icon: ArrowUp, shortcut: "Alt ↑" },
            { id: "down", label: text("actions.down"), icon: ArrowDown, shortcut: "Alt ↓" },
            { id: "nest", label: text("build.nest"), icon: IndentIncrease, shortcut: "Alt →", isDisabled: nestNode(draft, id) === draft },
            { id: "unnest", label: text("build.unnest"), icon: IndentDecrease, shortcut: "Alt ←", isDisabled: !isInGroup },
          ],
        },
        { id: "end", entries: [{ id: "remove", label: text("build.remove"), icon: Trash2, isDangerous: true }] },
      ]}
      onAction={(action) => {
        const change = actions[action];
        if (change !== undefined) onMove(change, id);
      }}
    />
  );
};
