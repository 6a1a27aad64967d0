import type { ConversationState } from "../../core/conversations/conversation.service.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { RemoteView } from "../kit/remote.view.tsx";
import { SkeletonLines } from "../kit/skeleton.view.tsx";
import styles from "./conversations.module.css";
import { MessageComposer } from "./message-composer.view.tsx";
import { MessageList, type MessageListProps } from "./message-list.view.tsx";
import type { Writing } from "./use-writing.ts";

export type ThreadPanelProps = Pick<MessageListProps, "reader" | "start" | "now" | "timeZone"> & {
  /** null for a thread that begins */
  readonly state: ConversationState | null;
  readonly writing: Writing;
  readonly mayWrite: boolean;
  /** of the input */
  readonly label?: string;
  readonly autoFocus: boolean;
  /** the messages take the height that is left on the page */
  readonly isFilling?: boolean;
  readonly onEarlier: () => void;
  readonly onRetry: () => void;
};

/** The messages of a thread, and the input for another. */
export const ThreadPanel = ({
  state,
  writing,
  mayWrite,
  label,
  autoFocus,
  isFilling = false,
  onEarlier,
  onRetry,
  ...shown
}: ThreadPanelProps) => {
  const list = (messages: MessageListProps["messages"]) => (
    <MessageList
      {...shown}
      messages={messages}
      waiting={writing.waiting}
      isFailing={writing.isFailing}
      onEarlier={state?.hasEarlier === true ? onEarlier : null}
      isLoadingEarlier={state?.isLoadingEarlier ?? false}
      earlierFailure={state?.earlierFailure ?? null}
      onRetry={writing.onRetry}
      onDiscard={writing.onDiscard}
    />
  );
  const isKnown = state === null || latestValue(state.messages) !== undefined;
  return (
    <div className={styles["thread"]} data-filling={isFilling}>
      {state === null ? (
        writing.waiting.length === 0 ? null : (
          list([])
        )
      ) : (
        <RemoteView remote={state.messages} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
          {list}
        </RemoteView>
      )}
      {isKnown && mayWrite ? (
        <MessageComposer
          typed={writing.typed}
          autoFocus={autoFocus}
          onType={writing.onType}
          onSend={writing.onSend}
          {...(label === undefined ? {} : { label })}
        />
      ) : null}
    </div>
  );
};
