import { CircleAlert, Clock3 } from "lucide-react";
import type { ThreadMessage } from "../../core/conversations/thread.model.ts";
import { problemSaying, type WaitingMessage, waitingState } from "../../core/conversations/waiting-message.model.ts";
import { conversationsText } from "../i18n/en/conversations.ts";
import { useRefusalWords } from "../i18n/refusal-words.ts";
import { useDates } from "../i18n/use-dates.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { VisuallyHidden } from "../kit/visually-hidden.view.tsx";
import styles from "./conversations.module.css";

const Time = ({ at, timeZone }: { readonly at: number; readonly timeZone: string }) => {
  const when = new Date(at * 1000);
  return <time dateTime={when.toISOString()}>{useDates(timeZone).at(at, { timeStyle: "short" })}</time>;
};

type StoredProps = {
  readonly message: ThreadMessage;
  readonly isOwn: boolean;
  /** whether the address leads to it */
  readonly isMarked: boolean;
  readonly timeZone: string;
};

/** A message that is stored. */
export const StoredMessage = ({ message, isOwn, isMarked, timeZone }: StoredProps) => {
  const text = useText(conversationsText);
  const { sequence, creator, body, created_at } = message;
  return (
    <li
      className={styles["message"]}
      data-own={isOwn}
      data-sequence={sequence}
      data-marked={isMarked}
      {...(isMarked ? { "aria-current": "true" as const } : {})}
    >
      <span className={styles["facts"]}>
        <span className={styles["name"]} dir="auto">
          {isOwn ? text("you") : creator.name === "" ? text("staff") : creator.name}
        </span>
        <Time at={created_at} timeZone={timeZone} />
        {isMarked ? <VisuallyHidden>{text("linked")}</VisuallyHidden> : null}
      </span>
      <p className={styles["body"]} dir="auto">
        {body}
      </p>
    </li>
  );
};

type UnsentProps = {
  readonly message: WaitingMessage;
  readonly isFailing: boolean;
  readonly timeZone: string;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
};

/** A message that the server has not confirmed: it is being sent, it waits, or it was refused. */
export const UnsentMessage = ({ message, isFailing, timeZone, onRetry, onDiscard }: UnsentProps) => {
  const text = useText(conversationsText);
  const words = useRefusalWords();
  const { key, body, at, problem } = message;
  const state = waitingState(message, isFailing);
  return (
    <li className={styles["message"]} data-own data-state={state}>
      <span className={styles["facts"]}>
        <span className={styles["name"]}>{text("you")}</span>
        <Time at={at} timeZone={timeZone} />
      </span>
      <p className={styles["body"]} dir="auto">
        {body}
      </p>
      <span className={styles["facts"]}>
        {state === "refused" ? (
          <CircleAlert className={styles["icon"]} aria-hidden="true" />
        ) : (
          <Clock3 className={styles["icon"]} aria-hidden="true" />
        )}
        {problem === null ? (
          <span>{text(state === "waiting" ? "state.waiting" : "state.sending")}</span>
        ) : (
          <span className={styles["problem"]}>{text("state.refused", { reason: words(problemSaying(problem)) })}</span>
        )}
      </span>
      {problem === null ? null : (
        <span className={styles["acts"]}>
          <Button size="small" onPress={() => onRetry(key)}>
            {text("retry")}
          </Button>
          <Button size="small" kind="quiet" onPress={() => onDiscard(key)}>
            {text("discard")}
          </Button>
        </span>
      )}
    </li>
  );
};
