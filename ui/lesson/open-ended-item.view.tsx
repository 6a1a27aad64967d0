import { longestOpenAnswer } from "../../core/lessons/items/open-ended.item.ts";
import { readOpenEnded } from "../../core/lessons/shown/pulse-shown.model.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { TextArea } from "../kit/text-area.view.tsx";
import { Question } from "./question.view.tsx";
import { SharedAnswers } from "./shared-answers.view.tsx";
import { type ItemViewProps, textIn, useAttempt, useEntered } from "./use-attempt.ts";

/** A question with a free answer, which may be changed. */
export const OpenEndedItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const view = readOpenEnded(item.values);
  const attempt = useAttempt(item, true);
  const [typed, setTyped] = useEntered(item, textIn);
  if (view === null) return null;
  const length = [...typed].length;
  const isTooLong = length > longestOpenAnswer;
  const shared = view.share_answers && item.score !== null ? item.results?.shared : undefined;
  return (
    <Question
      item={item}
      attempt={attempt}
      html={view.question}
      {...(view.share_answers ? { hint: text("openEnded.shared") } : {})}
      canSend={typed.trim() !== "" && !isTooLong && typed !== item.answer}
      sendLabel={text("save")}
      onSend={() => attempt.send(typed)}
      after={shared === undefined ? null : <SharedAnswers answers={shared} />}
    >
      <TextArea
        label={text("yourAnswer")}
        value={typed}
        rows={5}
        isDisabled={!attempt.isOpen}
        count={text("openEnded.count", { length, most: longestOpenAnswer })}
        error={isTooLong ? text("openEnded.tooLong", { most: longestOpenAnswer }) : ""}
        onChange={setTyped}
      />
    </Question>
  );
};
