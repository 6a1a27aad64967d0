import { Done } from "../../core/lessons/items/values.model.ts";
import { ProvidedType, providerCard } from "../../core/lessons/shown/provider-card.rule.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import styles from "./provider-card.module.css";
import { ProviderCardView } from "./provider-card.view.tsx";
import { type ItemViewProps, useAttempt } from "./use-attempt.ts";
import { VerdictNote } from "./verdict-note.view.tsx";

const isDone = (answer: unknown): boolean => Done.is(answer) && answer.done;

/** What another host serves, where nothing is recorded: a card that opens it in a new tab, and the word that it is done. */
export const ProviderStill = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const { verdict, isOpen, isSending, send } = useAttempt(item, true);
  const { type } = item;
  if (!ProvidedType.is(type)) return null;
  const card = providerCard(type, item.values);
  const finish = (): void => send(type === "custom" ? { done: true, points: null } : { done: true });
  const mayFinish = type !== "embed" && isOpen && !isDone(item.answer);
  return (
    <ProviderCardView card={card} kind={text(`provider.${type}`)} {...(type === "signwell" ? { note: text("provider.prepared") } : {})}>
      {mayFinish ? (
        <span className={styles["buttons"]}>
          <Button isPending={isSending} onPress={finish}>
            {text("provider.finished")}
          </Button>
          {card.skip === "" ? null : (
            <Button kind="quiet" onPress={finish}>
              {card.skip}
            </Button>
          )}
        </span>
      ) : null}
      <div role="status" className={styles["status"]}>
        {verdict === null || type === "embed" ? null : (
          <VerdictNote verdict={verdict} points={item.score?.points ?? 0}>
            {card.done === "" ? null : <p>{card.done}</p>}
          </VerdictNote>
        )}
      </div>
    </ProviderCardView>
  );
};
