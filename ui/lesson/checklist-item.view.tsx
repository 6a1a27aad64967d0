import { useState } from "react";
import { sameValue } from "../../core/kernel/same-value.ts";
import { chosenIn } from "../../core/lessons/chosen.rule.ts";
import { readChecklist } from "../../core/lessons/shown/pulse-shown.model.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { Choices } from "./choices.view.tsx";
import { Question } from "./question.view.tsx";
import { type ItemViewProps, useAttempt } from "./use-attempt.ts";

/** Boxes to tick, which are saved as often as the learner likes until all are ticked. */
export const ChecklistItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const view = readChecklist(item.values);
  const attempt = useAttempt(item, true);
  const [ticked, setTicked] = useState(() => chosenIn(item.answer));
  if (view === null) return null;
  return (
    <Question
      item={item}
      attempt={attempt}
      html={view.question}
      {...(view.can_advance ? { hint: text("checklist.some") } : {})}
      canSend={!sameValue(ticked, item.answer) && (ticked.length > 0 || item.score !== null)}
      sendLabel={text("save")}
      onSend={() => attempt.send(ticked)}
    >
      <Choices answers={view.answers} isMultiple chosen={ticked} isOpen={attempt.isOpen} onChange={setTicked} />
    </Question>
  );
};
