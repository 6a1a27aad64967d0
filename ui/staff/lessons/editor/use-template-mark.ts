import { templateTag, templateTags } from "../../../../core/lessons/editor/editor-shown.view-model.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";

/** Keeps the lesson as a template, or no longer. */
export const useTemplateMark = (editor: LessonEditor): (() => void) => {
  const text = useText(lessonEditorText);
  const toasts = useToasts();
  return () => {
    const { tags } = editor.latest().copy;
    const isTemplate = !tags.includes(templateTag);
    editor.set(null, "tags", templateTags(tags, isTemplate));
    toasts.show({ text: text(isTemplate ? "templates.keptSaid" : "templates.droppedSaid"), tone: "success" });
  };
};
