import { useEffect, useState } from "react";
import type { EditedLesson } from "../../../../core/lessons/editor/lesson-editor.model.ts";
import { type LessonEditor, LessonEditors } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { useService } from "../../../react/services.tsx";

/**
 * The editor of a lesson until the page is left; null in the first rendering.
 * @param at the same object as long as the lesson is the same
 */
export const useOpenedEditor = (at: EditedLesson): LessonEditor | null => {
  const editors = useService(LessonEditors);
  const [editor, setEditor] = useState<LessonEditor | null>(null);
  useEffect(() => {
    const opened = editors();
    setEditor(opened);
    void opened.open(at)();
    return () => opened.close();
  }, [editors, at]);
  return editor;
};
