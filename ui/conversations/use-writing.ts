import { useCallback, useState } from "react";
import type { Conversations } from "../../core/conversations/conversations.service.ts";
import { waitingAt } from "../../core/conversations/held-messages.rule.ts";
import type { ThreadMessage } from "../../core/conversations/thread.model.ts";
import type { MessagePlace, WaitingMessage } from "../../core/conversations/waiting-message.model.ts";
import { useLatest } from "../react/use-latest.ts";

/** What is written at a place: the draft, and messages that are not sent yet. */
export type Writing = {
  readonly typed: string;
  readonly waiting: readonly WaitingMessage[];
  readonly isFailing: boolean;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
};

/**
 * Writes messages at a place.
 * @param place keep it stable between renderings
 * @param stored the messages that are shown
 */
export const useWriting = ({ outbox, drafts }: Conversations, place: MessagePlace, stored: readonly ThreadMessage[]): Writing => {
  const { waiting, isFailing } = useLatest(outbox.state$, outbox.latest());
  const [typed, setTyped] = useState(() => drafts.get(place));
  const onType = useCallback(
    (text: string) => {
      setTyped(text);
      drafts.keep(place, text);
    },
    [drafts, place],
  );
  return {
    typed,
    waiting: waitingAt(waiting, place, stored),
    isFailing,
    onType,
    onSend: () => {
      void outbox.send(place, typed);
      onType("");
    },
    onRetry: (key) => void outbox.retry(key),
    onDiscard: (key) => void outbox.discard(key),
  };
};
