import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { loadable } from "../../../kit/loadable.view.tsx";
import type { EditorDialog } from "./editor-dialog-entry.ts";
import type { useItemActs } from "./use-item-acts.ts";

const adding = loadable(async () => (await import("./add-item-dialog.view.tsx")).AddItemDialog);
const moving = loadable(async () => (await import("./move-items-dialog.view.tsx")).MoveItemsDialog);
const templates = loadable(async () => (await import("./templates.screen.tsx")).TemplatesScreen);

type ItemDialogsProps = {
  readonly dialog: Extract<NonNullable<EditorDialog>, { readonly kind: "add" } | { readonly kind: "move" | "templates" }>;
  readonly editor: LessonEditor;
  readonly items: readonly LessonItem[];
  readonly acts: ReturnType<typeof useItemActs>;
  readonly moved: ReadonlySet<string>;
  readonly newUuid: () => string;
  readonly onClose: () => void;
  readonly onEdit: (uuid: string | null, field: string) => void;
};

/** The dialogs that add and move items. */
export const ItemDialogs = ({ dialog, editor, items, acts, moved, newUuid, onClose, onEdit }: ItemDialogsProps) => {
  switch (dialog.kind) {
    case "add":
      return (
        <adding.View
          onClose={onClose}
          onAdd={(type) => {
            const uuid = acts.add(type, dialog.after);
            onClose();
            if (uuid !== null) onEdit(uuid, "values");
          }}
        />
      );
    case "move":
      return (
        <moving.View
          items={items}
          moved={moved}
          onClose={onClose}
          onMove={(after) => {
            acts.move(moved, after);
            onClose();
          }}
        />
      );
    case "templates":
      return (
        <templates.View
          newUuid={newUuid}
          onClose={onClose}
          onUse={(name, used) => {
            acts.put(used, null);
            if (editor.latest().copy.name.trim() === "") editor.set(null, "name", name);
            onClose();
          }}
        />
      );
  }
};
