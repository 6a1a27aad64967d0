import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";

/** Takes back changes and repeats them; both are announced. */
export const useUndo = (
  editor: LessonEditor,
  onSay: (said: string) => void,
): { readonly onUndo: () => void; readonly onRedo: () => void } => {
  const text = useText(lessonEditorText);
  return {
    onUndo: () => {
      if (!editor.latest().canUndo) return;
      editor.undo();
      onSay(text("says.undone"));
    },
    onRedo: () => {
      if (!editor.latest().canRedo) return;
      editor.redo();
      onSay(text("says.redone"));
    },
  };
};
