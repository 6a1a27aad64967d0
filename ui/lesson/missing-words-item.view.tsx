import { placedWords } from "../../core/lessons/shown/arranged.rule.ts";
import { readMissingWords, textsIn } from "../../core/lessons/shown/quiz-shown.model.ts";
import { lessonItemsText } from "../i18n/en/lesson-items.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { GapText } from "./gap-text.view.tsx";
import { Question } from "./question.view.tsx";
import { type ItemViewProps, useAttempt, useEntered } from "./use-attempt.ts";

/** A text whose gaps are filled with words of a bank. */
export const MissingWordsItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const words = useText(lessonItemsText);
  const view = readMissingWords(item.values);
  const gaps = Math.max(0, (view?.parts.length ?? 0) - 1);
  const attempt = useAttempt(item, false);
  const bank = view?.bank ?? [];
  const [placed, setPlaced] = useEntered(
    item,
    (answer) => placedWords(bank, gaps, textsIn(answer)),
    (entered) => entered.map((word) => bank[word ?? -1] ?? ""),
  );
  if (view === null) return null;
  const filled = Array.from({ length: gaps }, (_, gap) => view.bank[placed[gap] ?? -1]);
  return (
    <Question
      item={item}
      attempt={attempt}
      html={text("words.title")}
      {...(attempt.isOpen ? { hint: words("gaps.hint") } : {})}
      canSend={gaps > 0 && filled.every((word) => word !== undefined)}
      sendLabel={text("check")}
      onSend={() => attempt.send(filled.map((word) => word ?? ""))}
    >
      <GapText parts={view.parts} bank={view.bank} placed={placed} isOpen={attempt.isOpen} onChange={setPlaced} />
    </Question>
  );
};
