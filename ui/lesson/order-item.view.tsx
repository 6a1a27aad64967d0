import { arrangedAs } from "../../core/lessons/shown/arranged.rule.ts";
import { readOrder, textsIn } from "../../core/lessons/shown/quiz-shown.model.ts";
import { lessonItemsText } from "../i18n/en/lesson-items.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { OrderList } from "./order-list.view.tsx";
import { Question } from "./question.view.tsx";
import { type ItemViewProps, useAttempt, useEntered } from "./use-attempt.ts";

/** Answers to put in order. */
export const OrderItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const words = useText(lessonItemsText);
  const view = readOrder(item.values);
  const attempt = useAttempt(item, false);
  const [order, setOrder] = useEntered(item, (answer) => arrangedAs(view?.answers ?? [], textsIn(answer)));
  if (view === null) return null;
  return (
    <Question
      item={item}
      attempt={attempt}
      html={view.question}
      {...(attempt.isOpen ? { hint: words("move.hint") } : {})}
      canSend={view.answers.length > 0}
      sendLabel={text("check")}
      onSend={() => attempt.send(order)}
    >
      <OrderList answers={arrangedAs(view.answers, order)} isOpen={attempt.isOpen} onChange={setOrder} />
    </Question>
  );
};
