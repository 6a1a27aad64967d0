import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, filter, type Observable } from "rxjs";
import type { Clock } from "../kernel/clock.port.ts";
import type { Failure } from "../kernel/failure.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import type { ConversationFeed } from "./conversation-feed.port.ts";
import { type MessageQuery, newestMessages, type ThreadReader } from "./conversations.port.ts";
import { joinedMessages, reachedSequence } from "./held-messages.rule.ts";
import type { MessagePage, SentMessage, Thread, ThreadMessage } from "./thread.model.ts";
import { readingFor } from "./told-by-mail.rule.ts";

/**
 * The loaded part of a thread.
 * @property earlierFailure why earlier messages did not load
 */
export type ConversationState = {
  readonly thread: Thread | null;
  readonly messages: Remote<readonly ThreadMessage[]>;
  readonly hasEarlier: boolean;
  readonly isLoadingEarlier: boolean;
  readonly earlierFailure: Failure | null;
};

/** A thread that is shown: it is read by the feed, and marked as read as far as it is loaded. */
export type Conversation = {
  readonly state$: Observable<ConversationState>;
  readonly latest: () => ConversationState;
  /** @returns stops following */
  readonly follow: () => () => void;
  readonly earlier: () => Promise<void>;
  readonly reload: () => Promise<boolean>;
};

type Deps = {
  readonly reader: ThreadReader;
  readonly feed: ConversationFeed;
  readonly clock: Clock;
  readonly sent$: Observable<SentMessage>;
  /** whether the read mark is sent again while the thread is shown, so that no mail is sent meanwhile */
  readonly tellsReading: boolean;
};

/** Messages that are loaded before the one at which to begin. */
const around = 10;
/** Most pages that are read at once. */
const mostPages = 40;

/** @param start the sequence of the message at which to begin; null for the newest */
export const makeConversation = ({ reader, feed, clock, sent$, tellsReading }: Deps, id: number, start: number | null): Conversation => {
  const state = new BehaviorSubject<ConversationState>({
    thread: null,
    messages: idle,
    hasEarlier: false,
    isLoadingEarlier: false,
    earlierFailure: null,
  });
  let markedAt = 0;
  const put = (change: Partial<ConversationState>): void => state.next({ ...state.value, ...change });
  const held = (): readonly ThreadMessage[] | undefined => latestValue(state.value.messages);
  const join = (page: Pick<MessagePage, "thread" | "messages">): void =>
    put({ thread: page.thread, messages: loaded(joinedMessages(held() ?? [], page.messages)) });

  const nextQuery = (): MessageQuery => {
    const known = held();
    if (known !== undefined) return { before: null, after: reachedSequence(known) };
    return start === null ? newestMessages : { before: null, after: Math.max(0, start - around) };
  };
  const mark = async (): Promise<void> => {
    const { thread } = state.value;
    const upTo = reachedSequence(held() ?? []);
    const isDue = tellsReading && clock.now() - markedAt >= readingFor / 2;
    if (thread === null || (upTo <= thread.read && !isDue)) return;
    markedAt = clock.now();
    const marked = await reader.markRead(id, Math.max(upTo, thread.read))();
    if (E.isRight(marked)) put({ thread: marked.right });
  };
  const reload = async (): Promise<boolean> => {
    if (state.value.messages.tag !== "loaded") put({ messages: toLoading(state.value.messages) });
    for (let pages = 0, isMore = true; isMore && pages < mostPages; pages++) {
      const isFirst = held() === undefined;
      const answer = await reader.messages(id, nextQuery())();
      if (E.isLeft(answer)) {
        put({ messages: toFailed(state.value.messages, answer.left) });
        return false;
      }
      if (isFirst) put({ hasEarlier: answer.right.earlier });
      join(answer.right);
      isMore = answer.right.later;
    }
    await mark();
    return true;
  };
  return {
    state$: state.asObservable(),
    latest: () => state.value,
    reload,
    follow: () => {
      const hearing = sent$
        .pipe(filter(({ thread }) => thread.id === id && held() !== undefined))
        .subscribe(({ thread, message }) => join({ thread, messages: [message] }));
      const stop = feed.follow("thread", reload);
      return () => {
        hearing.unsubscribe();
        stop();
      };
    },
    earlier: async () => {
      const first = held()?.[0]?.sequence;
      if (first === undefined || !state.value.hasEarlier || state.value.isLoadingEarlier) return;
      put({ isLoadingEarlier: true, earlierFailure: null });
      const answer = await reader.messages(id, { before: first, after: null })();
      if (E.isLeft(answer)) return put({ isLoadingEarlier: false, earlierFailure: answer.left });
      join({ thread: state.value.thread ?? answer.right.thread, messages: answer.right.messages });
      put({ isLoadingEarlier: false, hasEarlier: answer.right.earlier });
    },
  };
};
