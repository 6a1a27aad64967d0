import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { sayingOf } from "../../../../core/kernel/failure.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useRefusalWords } from "../../../i18n/refusal-words.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";

/** Publishes the lesson, says so, and shows what prevents it. */
export const usePublishing = (editor: LessonEditor, onProblems: () => void) => {
  const text = useText(lessonEditorText);
  const words = useRefusalWords();
  const toasts = useToasts();
  const [isPublishing, setPublishing] = useState(false);
  const publish = async (): Promise<void> => {
    setPublishing(true);
    const outcome = await editor.publish();
    setPublishing(false);
    if (editor.latest().problems.length > 0) return onProblems();
    toasts.show(
      E.isLeft(outcome) ? { text: words(sayingOf(outcome.left)), tone: "error" } : { text: text("says.published"), tone: "success" },
    );
  };
  return { isPublishing, publish: () => void publish() };
};
