import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, filter, type Observable, Subject, Subscription, timer } from "rxjs";
import type { Clock } from "../kernel/clock.port.ts";
import type { Connectivity } from "../kernel/connectivity.port.ts";
import type { Failure } from "../kernel/failure.ts";
import type { Ids } from "../kernel/ids.port.ts";
import type { LargeStorage } from "../kernel/large-storage.port.ts";
import type { Tabs } from "../kernel/tabs.port.ts";
import { type MessageStorage, messageStorage } from "./message-storage.service.ts";
import { pollAfter } from "./poll-pace.rule.ts";
import { SentMessage } from "./thread.model.ts";
import { type MessagePlace, refusedMessage, type WaitingMessage, waitsForLater } from "./waiting-message.model.ts";

/** @property isFailing whether the last attempt to send failed, so that messages wait */
export type OutboxState = { readonly waiting: readonly WaitingMessage[]; readonly isFailing: boolean };

/** Sends messages once and in order; those that cannot be sent yet are kept on the device, also through a reload. */
export type MessageOutbox = {
  readonly state$: Observable<OutboxState>;
  readonly latest: () => OutboxState;
  /** every message that the server has stored, those of other tabs too */
  readonly sent$: Observable<SentMessage>;
  /** Queues a message; the first ones of a new thread begin it together. */
  readonly send: (place: MessagePlace, body: string) => Promise<void>;
  /** Sends a refused message again. */
  readonly retry: (key: string) => Promise<void>;
  /** Drops a refused message. */
  readonly discard: (key: string) => Promise<void>;
  readonly flush: () => Promise<void>;
  /** Sets who writes; null when no one is signed in. */
  readonly setOwner: (owner: string | null) => void;
};

type Deps = {
  readonly send: (message: WaitingMessage) => TaskEither<Failure, SentMessage>;
  readonly storage: LargeStorage;
  readonly tabs: Tabs;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly connectivity: Connectivity;
};

type Owner = { readonly channel: string; readonly kept: MessageStorage; readonly heard: Subscription };

export const makeMessageOutbox = ({ send, storage, tabs, ids, clock, connectivity }: Deps): MessageOutbox => {
  const state = new BehaviorSubject<OutboxState>({ waiting: [], isFailing: false });
  const sent = new Subject<SentMessage>();
  /** keys of messages that are stored or dropped */
  const done = new Set<string>();
  /** refused messages of this visit, which are not tried again by themselves */
  const refused = new Map<string, WaitingMessage>();
  let owner: Owner | null = null;
  let running = Promise.resolve();
  let isQueued = false;
  let failures = 0;
  let later = Subscription.EMPTY;

  const show = (waiting: readonly WaitingMessage[]): void =>
    state.next({ ...state.value, waiting: waiting.filter(({ key }) => !done.has(key)).map((one) => refused.get(one.key) ?? one) });
  const accept = (stored: SentMessage): void => {
    sent.next(stored);
    done.add(stored.message.key);
    show(state.value.waiting);
  };
  /** The kept messages, with those that are still being kept. */
  const listed = async ({ kept }: Owner): Promise<readonly WaitingMessage[]> => {
    const list = await kept.list();
    const known = new Set(list.map(({ key }) => key));
    return [...list, ...state.value.waiting.filter(({ key }) => !known.has(key))];
  };
  const refresh = async (own: Owner): Promise<void> => {
    const list = await own.kept.list();
    if (own === owner) show(list);
  };
  const outcome = (isFailing: boolean): void => {
    failures = isFailing ? failures + 1 : 0;
    if (state.value.isFailing !== isFailing) state.next({ ...state.value, isFailing });
    later.unsubscribe();
    if (isFailing) later = timer(pollAfter("thread", failures) * 1000).subscribe(() => void flush());
  };
  /** @returns whether more messages may be sent */
  const sendOne = async ({ kept, channel }: Owner, message: WaitingMessage): Promise<boolean> => {
    const answer = await send(message)();
    if (E.isLeft(answer) && waitsForLater(answer.left)) {
      outcome(true);
      return false;
    }
    if (E.isLeft(answer)) {
      const why = refusedMessage(message, answer.left);
      refused.set(message.key, why);
      await kept.put(why);
      show(state.value.waiting);
      tabs.tell(channel, null);
    } else {
      await kept.remove(message.key);
      accept(answer.right);
      tabs.tell(channel, answer.right);
    }
    outcome(false);
    return true;
  };
  const next = async (own: Owner): Promise<WaitingMessage | undefined> => {
    const list = await listed(own);
    if (own !== owner) return undefined;
    show(list);
    return state.value.waiting.find(({ problem }) => problem === null);
  };
  const drain = async (own: Owner): Promise<void> => {
    for (let due = await next(own); due !== undefined; due = await next(own)) if (!(await sendOne(own, due))) return;
  };
  /** Runs follow each other, so that a flush requested during a run is not missed; one that has not begun serves all who ask. */
  const flush = (): Promise<void> => {
    const run = (): Promise<void> => {
      isQueued = false;
      const own = owner;
      return own === null ? Promise.resolve() : tabs.alone(own.channel, () => drain(own));
    };
    if (!isQueued) running = running.then(run, run);
    isQueued = true;
    return running;
  };
  const change = async (key: string, act: (own: Owner, message: WaitingMessage) => Promise<unknown>): Promise<void> => {
    const message = state.value.waiting.find((one) => one.key === key);
    if (owner === null || message === undefined || message.problem === null) return;
    const own = owner;
    refused.delete(key);
    await act(own, message);
    tabs.tell(own.channel, null);
  };
  connectivity.online$.pipe(filter((online) => online)).subscribe(() => void flush());

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    sent$: sent.asObservable(),
    flush,
    send: async (place, body) => {
      const own = owner;
      if (own === null || body.trim() === "") return;
      const begun = state.value.waiting.findLast(({ con_id, begin }) => con_id === place.con_id && begin !== null);
      const begin = place.thread_id === null ? (begun?.begin ?? ids.uuid()) : null;
      const message = { ...place, key: ids.uuid(), begin, body: body.trim(), at: clock.now(), problem: null };
      show([...state.value.waiting, message]);
      await own.kept.put(message);
      tabs.tell(own.channel, null);
      await flush();
    },
    retry: (key) =>
      change(key, async (own, message) => {
        const again = { ...message, problem: null };
        show(state.value.waiting.map((one) => (one.key === key ? again : one)));
        await own.kept.put(again);
        await flush();
      }),
    discard: (key) =>
      change(key, async (own) => {
        done.add(key);
        show(state.value.waiting);
        await own.kept.remove(key);
      }),
    setOwner: (id) => {
      owner?.heard.unsubscribe();
      later.unsubscribe();
      owner = null;
      state.next({ waiting: [], isFailing: false });
      if (id === null) return;
      const channel = `conversations.${id}`;
      const hear = (news: unknown): void => {
        if (SentMessage.is(news)) accept(news);
        else if (owner !== null) void refresh(owner);
      };
      owner = { channel, kept: messageStorage(storage, id), heard: tabs.told$(channel).subscribe(hear) };
      void flush();
    },
  };
};
