import { useState } from "react";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import type { LessonKey } from "../../../../core/lessons/lesson.model.ts";
import type { QuestionPlan } from "../../../../core/lessons/questions/question-plan.model.ts";
import { LessonQuestions } from "../../../../core/lessons/questions/questions.port.ts";
import { useService } from "../../../react/services.tsx";
import { useSubmit } from "../../../react/use-submit.ts";
import { QuestionsDialogView, type QuestionsInput } from "./questions-dialog.view.tsx";

type QuestionsDialogProps = {
  readonly lessonKey: LessonKey;
  /** Inserts the items where the author is, as one step of undo. */
  readonly onInsert: (items: readonly LessonItem[]) => void;
  readonly onClose: () => void;
};

/** Turns questions in GIFT or CSV into items of a lesson, which the editor inserts. */
export const QuestionsDialog = ({ lessonKey, onInsert, onClose }: QuestionsDialogProps) => {
  const questions = useService(LessonQuestions);
  const [input, setInput] = useState<QuestionsInput>({ format: "gift", text: "", file: null });
  const [plan, setPlan] = useState<QuestionPlan | null>(null);
  const { isPending, failure, run } = useSubmit();
  return (
    <QuestionsDialogView
      input={input}
      plan={plan}
      isPending={isPending}
      failure={failure}
      onInput={setInput}
      onPlan={() => run(questions.send(lessonKey, { format: input.format, text: input.text, dry_run: true }), setPlan)}
      onBack={() => setPlan(null)}
      onInsert={() => onInsert((plan?.plan ?? []).map(({ item }) => item))}
      onClose={onClose}
    />
  );
};
