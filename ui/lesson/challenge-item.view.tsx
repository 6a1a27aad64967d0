import { Timer } from "lucide-react";
import { challengeView } from "../../core/learning/challenge-view.model.ts";
import { chosenIn } from "../../core/lessons/chosen.rule.ts";
import { isYetHidden } from "../../core/lessons/speed-bonus.rule.ts";
import { lessonItemsText } from "../i18n/en/lesson-items.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { Message } from "../kit/message.view.tsx";
import { RichText } from "../kit/rich-text.view.tsx";
import { Choices } from "./choices.view.tsx";
import { Question } from "./question.view.tsx";
import { SpeedClock } from "./speed-clock.view.tsx";
import { type ItemViewProps, useAttempt, useEntered } from "./use-attempt.ts";

/** A multiple-choice question: its points are shown at once, and a wrong answer can be retried. */
export const ChallengeItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const words = useText(lessonItemsText);
  const view = challengeView(item.values);
  const attempt = useAttempt(item, false);
  const [chosen, setChosen] = useEntered(item, chosenIn);
  if (view === null) return null;
  if (isYetHidden(item.values))
    return (
      <Message icon={Timer} title={words("speed.hidden")}>
        {words("speed.hiddenBody")}
      </Message>
    );
  const { verdict, isOpen } = attempt;
  const markOf = (index: number) => {
    if (view.correct?.includes(index) === true || (verdict === "right" && chosen.includes(index))) return "right";
    return verdict === "wrong" && !isOpen && chosen.includes(index) ? "wrong" : null;
  };
  return (
    <Question
      item={item}
      attempt={attempt}
      html={view.question}
      hint={text(view.multiple ? "several" : "one")}
      canSend={chosen.length > 0}
      sendLabel={text("check")}
      onSend={() => attempt.send(chosen)}
      onRetry={() => setChosen([])}
      feedback={view.feedback === "" ? null : <RichText html={view.feedback} isInline />}
    >
      {isOpen ? <SpeedClock values={item.values} shownFor={item.shownFor} isFirstTry={item.score === null} /> : null}
      <Choices answers={view.answers} isMultiple={view.multiple} chosen={chosen} isOpen={isOpen} onChange={setChosen} markOf={markOf} />
    </Question>
  );
};
