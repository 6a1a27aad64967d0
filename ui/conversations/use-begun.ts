import { useEffect } from "react";
import type { Conversations } from "../../core/conversations/conversations.service.ts";
import { isAt, type MessagePlace } from "../../core/conversations/waiting-message.model.ts";

type Begin = Pick<Conversations, "drafts"> & { readonly outbox: Pick<Conversations["outbox"], "sent$" | "latest"> };

/**
 * Calls back when the first message of a new thread is stored; the draft is moved to the thread.
 * @param place of the new thread; keep it stable between renderings
 */
export const useBegun = ({ outbox, drafts }: Begin, place: MessagePlace, onBegun: (thread: number) => void): void =>
  useEffect(() => {
    const hearing = outbox.sent$.subscribe(({ thread, message }) => {
      if (!outbox.latest().waiting.some((waiting) => waiting.key === message.key && isAt(place, waiting))) return;
      drafts.keep({ ...place, thread_id: thread.id }, drafts.get(place));
      drafts.keep(place, "");
      onBegun(thread.id);
    });
    return () => hearing.unsubscribe();
  }, [outbox, drafts, place, onBegun]);
