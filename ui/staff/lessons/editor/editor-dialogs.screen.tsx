import type { LessonEditorState } from "../../../../core/lessons/editor/lesson-editor.model.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { loadable } from "../../../kit/loadable.view.tsx";
import type { EditorDialog } from "./editor-dialog-entry.ts";
import { ItemDialogs } from "./item-dialogs.screen.tsx";
import { ToolDialogs } from "./tool-dialogs.screen.tsx";
import type { useItemActs } from "./use-item-acts.ts";

const problems = loadable(async () => (await import("./publish-problems.view.tsx")).PublishProblems);
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
    case "move":
    case "templates":
      return <ItemDialogs {...{ dialog, editor, items, acts, moved, newUuid, onClose, onEdit }} />;
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
