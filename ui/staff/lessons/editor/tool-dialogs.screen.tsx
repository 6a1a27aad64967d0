import type { LessonEditorState } from "../../../../core/lessons/editor/lesson-editor.model.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { loadable } from "../../../kit/loadable.view.tsx";

const questions = loadable(async () => (await import("../questions/questions-dialog.screen.tsx")).QuestionsDialog);
const exporting = loadable(async () => (await import("../tools/export-lesson.screen.tsx")).ExportLessonScreen);
const check = loadable(async () => (await import("../tools/author-check.screen.tsx")).AuthorCheckScreen);

type ToolDialogsProps = {
  readonly kind: "questions" | "check" | "export";
  readonly editor: LessonEditor;
  readonly state: LessonEditorState;
  /** the item behind which questions are inserted; null: at the top */
  readonly after: string | null;
  readonly onClose: () => void;
  readonly onEdit: (uuid: string, field: string) => void;
};

/** The dialogs of the editor's tools: questions from other systems, the author's check, and the export. */
export const ToolDialogs = ({ kind, editor, state, after, onClose, onEdit }: ToolDialogsProps) => {
  const { stored, copy } = state;
  if (kind === "check")
    return (
      <check.View
        lessonKey={stored?.id ?? null}
        items={copy.items}
        onClose={onClose}
        onGo={(uuid, field) => {
          onClose();
          onEdit(uuid, field);
        }}
      />
    );
  if (stored === null) return null;
  if (kind === "export") return <exporting.View lessonKey={stored.id} name={copy.name} before={editor.flush} onClose={onClose} />;
  return (
    <questions.View
      lessonKey={stored.id}
      onClose={onClose}
      onInsert={(made) => {
        editor.putAll(made, after);
        onClose();
      }}
    />
  );
};
