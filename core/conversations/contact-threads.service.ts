import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, filter, type Observable } from "rxjs";
import { idle, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import type { ConversationFeed } from "./conversation-feed.port.ts";
import type { ContactConversations } from "./conversations.port.ts";
import type { ContactThreads as Threads, SentMessage } from "./thread.model.ts";

/** The conversations with one contact. */
export type ContactThreads = {
  readonly state$: Observable<Remote<Threads>>;
  readonly latest: () => Remote<Threads>;
  /** @returns stops following */
  readonly follow: () => () => void;
  readonly reload: () => Promise<boolean>;
};

type Deps = {
  readonly store: Pick<ContactConversations, "of">;
  readonly feed: ConversationFeed;
  readonly sent$: Observable<SentMessage>;
};

/** @param onSent called when a message to the contact was stored */
export const makeContactThreads = ({ store, feed, sent$ }: Deps, contact: number, onSent: () => void): ContactThreads => {
  const state = new BehaviorSubject<Remote<Threads>>(idle);
  const reload = async (): Promise<boolean> => {
    if (state.value.tag !== "loaded") state.next(toLoading(state.value));
    const answer = await store.of(contact)();
    state.next(E.isRight(answer) ? loaded(answer.right) : toFailed(state.value, answer.left));
    return E.isRight(answer);
  };
  return {
    state$: state.asObservable(),
    latest: () => state.value,
    reload,
    follow: () => {
      const hearing = sent$.pipe(filter(({ thread }) => thread.con_id === contact)).subscribe(() => {
        onSent();
        void reload();
      });
      const stop = feed.follow("list", reload);
      return () => {
        hearing.unsubscribe();
        stop();
      };
    },
  };
};
