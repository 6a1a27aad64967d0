import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import type { ConversationFeed } from "./conversation-feed.port.ts";
import type { OwnConversations } from "./conversations.port.ts";
import { joinedThreads } from "./held-messages.rule.ts";
import { conversationLimits, type Thread } from "./thread.model.ts";

/** @property moreFailure why the next threads did not load */
export type ThreadListState = {
  readonly threads: Remote<readonly Thread[]>;
  readonly count: number;
  readonly isLoadingMore: boolean;
  readonly moreFailure: Failure | null;
};

/** The learner's threads, those with the newest message first. */
export type ThreadList = {
  readonly state$: Observable<ThreadListState>;
  readonly latest: () => ThreadListState;
  /** @returns stops following */
  readonly follow: () => () => void;
  readonly reload: () => Promise<boolean>;
  readonly more: () => Promise<void>;
};

export const makeThreadList = (store: Pick<OwnConversations, "list">, feed: ConversationFeed): ThreadList => {
  const state = new BehaviorSubject<ThreadListState>({ threads: idle, count: 0, isLoadingMore: false, moreFailure: null });
  const put = (change: Partial<ThreadListState>): void => state.next({ ...state.value, ...change });
  const held = (): readonly Thread[] => latestValue(state.value.threads) ?? [];
  const reload = async (): Promise<boolean> => {
    if (state.value.threads.tag !== "loaded") put({ threads: toLoading(state.value.threads) });
    const answer = await store.list(1)();
    if (E.isLeft(answer)) put({ threads: toFailed(state.value.threads, answer.left) });
    else put({ threads: loaded(joinedThreads(held(), answer.right.results)), count: answer.right.count });
    return E.isRight(answer);
  };
  return {
    state$: state.asObservable(),
    latest: () => state.value,
    reload,
    follow: () => feed.follow("list", reload),
    more: async () => {
      if (state.value.isLoadingMore) return;
      put({ isLoadingMore: true, moreFailure: null });
      const answer = await store.list(Math.floor(held().length / conversationLimits.threads) + 1)();
      if (E.isLeft(answer)) return put({ isLoadingMore: false, moreFailure: answer.left });
      put({ threads: loaded(joinedThreads(held(), answer.right.results)), count: answer.right.count, isLoadingMore: false });
    },
  };
};
