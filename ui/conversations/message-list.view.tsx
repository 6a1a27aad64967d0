import { useRef } from "react";
import { messageDays } from "../../core/conversations/held-messages.rule.ts";
import type { Side, ThreadMessage } from "../../core/conversations/thread.model.ts";
import type { WaitingMessage } from "../../core/conversations/waiting-message.model.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { dayAt } from "../../core/timeline/timeline-days.rule.ts";
import { conversationsText } from "../i18n/en/conversations.ts";
import { useDates } from "../i18n/use-dates.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { FailureState } from "../kit/failure-state.view.tsx";
import { VisuallyHidden } from "../kit/visually-hidden.view.tsx";
import { useSeen } from "../react/use-seen.ts";
import styles from "./conversations.module.css";
import { StoredMessage, UnsentMessage } from "./message-item.view.tsx";
import { useThreadScroll } from "./use-thread-scroll.ts";

export type MessageListProps = {
  readonly messages: readonly ThreadMessage[];
  readonly waiting: readonly WaitingMessage[];
  readonly isFailing: boolean;
  /** the side that reads */
  readonly reader: Side;
  /** sequence of the message at which to begin; null for the newest */
  readonly start: number | null;
  /** epoch seconds */
  readonly now: number;
  readonly timeZone: string;
  /** null when there are no earlier messages */
  readonly onEarlier: (() => void) | null;
  readonly isLoadingEarlier: boolean;
  readonly earlierFailure: Failure | null;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
};

const secondsOfDay = 86_400;

type EarlierProps = Pick<MessageListProps, "isLoadingEarlier" | "earlierFailure"> & { readonly onEarlier: () => void };

const Earlier = ({ onEarlier, isLoadingEarlier, earlierFailure }: EarlierProps) => {
  const text = useText(conversationsText);
  const ref = useRef<HTMLDivElement>(null);
  useSeen(ref, onEarlier, earlierFailure === null && !isLoadingEarlier);
  return (
    <div ref={ref} className={styles["earlier"]}>
      {earlierFailure === null ? (
        <Button size="small" isPending={isLoadingEarlier} onPress={onEarlier}>
          {text("earlier")}
        </Button>
      ) : (
        <FailureState failure={earlierFailure} onRetry={onEarlier} />
      )}
    </div>
  );
};

/** Announces the newest message of the other side that arrived while the thread was shown. */
const Arrived = ({ messages, reader }: Pick<MessageListProps, "messages" | "reader">) => {
  const text = useText(conversationsText);
  const last = messages.at(-1);
  const shown = useRef(last?.sequence ?? 0);
  const isNew = last !== undefined && shown.current > 0 && last.sequence > shown.current && last.creator.side !== reader;
  if (shown.current === 0) shown.current = last?.sequence ?? 0;
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {isNew ? text("arrived", { name: last.creator.name === "" ? text("staff") : last.creator.name, text: last.body }) : ""}
      </span>
    </VisuallyHidden>
  );
};

/** The messages of a thread by day, oldest first, then those that are not sent yet. */
export const MessageList = (props: MessageListProps) => {
  const { messages, waiting, isFailing, reader, start, now, timeZone, onEarlier, isLoadingEarlier, earlierFailure } = props;
  const text = useText(conversationsText);
  const dates = useDates(timeZone);
  const { area, onScroll, toEnd } = useThreadScroll(messages[0]?.sequence, start);
  const known = useRef(waiting.length);
  if (waiting.length > known.current) toEnd();
  known.current = waiting.length;
  const [today, yesterday] = [dayAt(now, timeZone), dayAt(now - secondsOfDay, timeZone)];
  const heading = (day: string, at: number): string =>
    day === today ? text("today") : day === yesterday ? text("yesterday") : dates.at(at, { dateStyle: "full" });
  return (
    <>
      <div ref={area} className={styles["area"]} role="region" aria-label={text("messages")} tabIndex={0} onScroll={onScroll}>
        {onEarlier === null ? null : <Earlier onEarlier={onEarlier} isLoadingEarlier={isLoadingEarlier} earlierFailure={earlierFailure} />}
        {messageDays(messages, ({ created_at }) => created_at, timeZone).map(({ day, messages: ofDay }) => (
          <section key={day} aria-label={heading(day, ofDay[0]?.created_at ?? now)}>
            <h3 className={styles["day"]}>{heading(day, ofDay[0]?.created_at ?? now)}</h3>
            <ol className={styles["messages"]}>
              {ofDay.map((message) => (
                <StoredMessage
                  key={message.sequence}
                  message={message}
                  isOwn={message.creator.side === reader}
                  isMarked={message.sequence === start}
                  timeZone={timeZone}
                />
              ))}
            </ol>
          </section>
        ))}
        {waiting.length === 0 ? null : (
          <section aria-label={text("waitingThread")}>
            <h3 className={styles["day"]}>{text("waitingThread")}</h3>
            <ol className={styles["messages"]}>
              {waiting.map((message) => (
                <UnsentMessage
                  key={message.key}
                  message={message}
                  isFailing={isFailing}
                  timeZone={timeZone}
                  onRetry={props.onRetry}
                  onDiscard={props.onDiscard}
                />
              ))}
            </ol>
          </section>
        )}
      </div>
      <Arrived messages={messages} reader={reader} />
    </>
  );
};
