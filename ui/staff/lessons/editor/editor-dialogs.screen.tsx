import type { LessonEditorState } from "../../../../core/lessons/editor/lesson-editor.model.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { loadable } from "../../../kit/loadable.view.tsx";
import type { EditorDialog } from "./editor-dialog-entry.ts";
import { ToolDialogs } from "./tool-dialogs.screen.tsx";
import type { useItemActs } from "./use-item-acts.ts";

const adding = loadable(async () => (await import("./add-item-dialog.view.tsx")).AddItemDialog);
const moving = loadable(async () => (await import("./move-items-dialog.view.tsx")).MoveItemsDialog);
const problems = loadable(async () => (await import("./publish-problems.view.tsx")).PublishProblems);
const templates = loadable(async () => (await import("./templates.screen.tsx")).TemplatesScreen);
const clashes = loadable(async () => (await import("./clash.screen.tsx")).ClashScreen);

const player = loadable(async () => (await import("./player-over-editor.screen.tsx")).PlayerOverEditor);

type EditorDialogsProps = {
  readonly dialog: EditorDialog;
  readonly editor: LessonEditor;
  readonly state: LessonEditorState;
  readonly acts: ReturnType<typeof useItemActs>;
  readonly moved: ReadonlySet<string>;
  readonly newUuid: () => string;
  readonly onClose: () => void;
  /** @param field that takes the focus, '' for the first */
  readonly onEdit: (uuid: string | null, field: string) => void;
};

/** The dialogs of the editor; one about clashes opens by itself. */
export const EditorDialogs = ({ dialog, editor, state, acts, moved, newUuid, onClose, onEdit }: EditorDialogsProps) => {
  const { items } = state.copy;
  if (state.clashes.length > 0) return <clashes.View clashes={state.clashes} items={items} onResolve={editor.resolve} />;
  switch (dialog?.kind) {
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
    case "problems":
      return (
        <problems.View
          problems={state.problems}
          items={items}
          onClose={onClose}
          onGo={(uuid, field) => {
            onClose();
            onEdit(uuid, field);
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
    case "questions":
    case "check":
    case "export":
      return <ToolDialogs {...{ kind: dialog.kind, editor, state, after: acts.lastChosen, onClose, onEdit }} />;
    case "take":
    case "test":
      return <player.View editor={editor} mode={dialog.kind} onClose={onClose} />;
    default:
      return null;
  }
};
