import { pollShares } from "../../core/lessons/poll-shares.rule.ts";
import { readChoice } from "../../core/lessons/shown/pulse-shown.model.ts";
import { lessonItemsText } from "../i18n/en/lesson-items.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./choices.module.css";
import { Choices } from "./choices.view.tsx";
import { Question } from "./question.view.tsx";
import { type ItemViewProps, useAttempt, useEntered } from "./use-attempt.ts";

const choiceIn = (answer: unknown): readonly number[] => (typeof answer === "number" ? [answer] : []);

/** A vote for one option, which may be changed; the shares of all votes are shown after it where they are known. */
export const PollItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const words = useText(lessonItemsText);
  const view = readChoice(item.values);
  const attempt = useAttempt(item, true);
  const [chosen, setChosen] = useEntered(item, choiceIn, ([choice]) => choice);
  if (view === null) return null;
  const isVoted = item.score !== null;
  const votes = isVoted && !view.hide_results ? (item.results?.votes ?? null) : null;
  const total = votes?.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <Question
      item={item}
      attempt={attempt}
      html={view.question}
      hint={text("one")}
      canSend={chosen.length > 0 && chosen[0] !== item.answer}
      sendLabel={text(isVoted ? "poll.change" : "poll.vote")}
      onSend={() => attempt.send(chosen[0])}
    >
      <Choices
        answers={view.answers}
        isMultiple={false}
        chosen={chosen}
        isOpen={attempt.isOpen}
        onChange={setChosen}
        shares={votes === null ? null : pollShares(votes)}
      />
      {votes === null ? null : <p className={styles["total"]}>{words("votes", { count: total })}</p>}
    </Question>
  );
};

/** A choice without right or wrong, once. */
export const AssessmentItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const view = readChoice(item.values);
  const attempt = useAttempt(item, false);
  const [chosen, setChosen] = useEntered(item, choiceIn, ([choice]) => choice);
  if (view === null) return null;
  return (
    <Question
      item={view.hide_results && item.score !== null ? { ...item, score: { ...item.score, points: 0 } } : item}
      attempt={attempt}
      html={view.question}
      hint={text("one")}
      canSend={chosen.length > 0}
      sendLabel={text("save")}
      onSend={() => attempt.send(chosen[0])}
    >
      <Choices answers={view.answers} isMultiple={false} chosen={chosen} isOpen={attempt.isOpen} onChange={setChosen} />
    </Question>
  );
};
