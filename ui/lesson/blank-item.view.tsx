import { readBlank } from "../../core/lessons/shown/quiz-shown.model.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { TextField } from "../kit/text-field.view.tsx";
import { Question } from "./question.view.tsx";
import { type ItemViewProps, textIn, useAttempt, useEntered } from "./use-attempt.ts";

/** A question answered in the learner's own words. */
export const BlankItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const view = readBlank(item.values);
  const attempt = useAttempt(item, false);
  const [typed, setTyped] = useEntered(item, textIn);
  if (view === null) return null;
  return (
    <Question
      item={item}
      attempt={attempt}
      html={view.question}
      canSend={typed.trim() !== ""}
      sendLabel={text("check")}
      onSend={() => attempt.send(typed)}
      onRetry={() => setTyped("")}
      feedback={view.correct_answer === null ? null : <p>{text("correctAnswer", { answer: view.correct_answer })}</p>}
    >
      <TextField label={text("yourAnswer")} value={typed} isDisabled={!attempt.isOpen} onChange={setTyped} autoComplete="off" />
    </Question>
  );
};
