import { ArrowDown, ArrowUp, ClipboardPaste, Copy, CopyPlus, ListOrdered, Scissors, SquareCheck, Trash2 } from "lucide-react";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import type { MenuEntry } from "../../../kit/menu.view.tsx";
import type { ItemAction } from "./item-actions-keys.ts";

export type ItemMenuGroup = { readonly id: string; readonly entries: readonly (MenuEntry & { readonly id: ItemAction })[] };

/**
 * The menu of the chosen items.
 * @param isChosen whether any item is chosen
 */
export const useItemMenu = (isChosen: boolean): readonly ItemMenuGroup[] => {
  const text = useText(lessonEditorText);
  const entry = (id: ItemAction, rest: Omit<MenuEntry, "id" | "label">): MenuEntry & { readonly id: ItemAction } => ({
    id,
    label: text(`menu.${id}`),
    isDisabled: !isChosen && id !== "paste" && id !== "all",
    ...rest,
  });
  return [
    {
      id: "move",
      entries: [
        entry("moveUp", { icon: ArrowUp, shortcut: "Alt ↑" }),
        entry("moveDown", { icon: ArrowDown, shortcut: "Alt ↓" }),
        entry("moveTo", { icon: ListOrdered }),
      ],
    },
    {
      id: "copy",
      entries: [
        entry("cut", { icon: Scissors, shortcut: "Ctrl X" }),
        entry("copy", { icon: Copy, shortcut: "Ctrl C" }),
        entry("paste", { icon: ClipboardPaste, shortcut: "Ctrl V" }),
        entry("duplicate", { icon: CopyPlus, shortcut: "Ctrl D" }),
      ],
    },
    {
      id: "rest",
      entries: [
        entry("all", { icon: SquareCheck, shortcut: "Ctrl A" }),
        entry("delete", { icon: Trash2, isDangerous: true, shortcut: "Del" }),
      ],
    },
  ];
};
