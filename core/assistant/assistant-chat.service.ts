import * as E from "fp-ts/lib/Either.js";
import {
  asyncScheduler,
  BehaviorSubject,
  distinctUntilChanged,
  interval,
  type Observable,
  type SchedulerLike,
  skip,
  Subscription,
  timer,
} from "rxjs";
import { failureMessage } from "../kernel/failure.ts";
import type { Log } from "../kernel/log.port.ts";
import type { Motion } from "../kernel/motion.port.ts";
import { token } from "../kernel/token.ts";
import type { AssistantTexts } from "./assistant-texts.port.ts";
import type { Assistant } from "./assistant.port.ts";
import { type Chat, emptyChat } from "./chat.model.ts";
import {
  asked,
  ended,
  heard,
  isBusy,
  isTyping,
  judgedNow,
  longestQuestion,
  mayJudgeReply,
  retried,
  stopped,
  thanksMs,
  typed,
} from "./chat.rule.ts";
import { typingStep } from "./typing.rule.ts";

/** The assistant's chat panel and its messages. */
export type AssistantChat = {
  readonly chat$: Observable<Chat>;
  readonly isOpen$: Observable<boolean>;
  /**
   * Shows the panel.
   * @param question sent at once, unless a reply is in progress
   */
  readonly open: (question?: string) => void;
  /** Hides the panel; the messages are kept, and a reply in progress continues. */
  readonly close: () => void;
  /** Sends a question, unless it is empty or a reply is in progress. */
  readonly send: (question: string) => void;
  /** Cancels the reply in progress, here and in the service. */
  readonly stop: () => void;
  /** Sends an interrupted question again. */
  readonly retry: () => void;
  /** Rates the last reply as helpful or not, once. */
  readonly judge: (wasHelpful: boolean) => void;
  /** New chat: clears the messages and the previous response id. */
  readonly startOver: () => void;
};
export const AssistantChat = token<AssistantChat>("assistant.chat");

type Deps = {
  readonly assistant: Assistant;
  readonly texts: Pick<AssistantTexts, "judge">;
  /** id of the signed-in user and team; a change starts a new chat */
  readonly who$: Observable<string>;
  readonly motion: Motion;
  readonly log: Log;
  readonly scheduler?: SchedulerLike;
};

export const makeAssistantChat = ({ assistant, texts, who$, motion, log, scheduler = asyncScheduler }: Deps): AssistantChat => {
  const chat = new BehaviorSubject<Chat>(emptyChat);
  const isOpen = new BehaviorSubject(false);
  let reply = new Subscription();
  let typist = new Subscription();
  let thanks = new Subscription();

  const type = (): void => {
    if (!isTyping(chat.value) || !typist.closed) return;
    let last = scheduler.now();
    typist = interval(typingStep, scheduler).subscribe(() => {
      const steps = Math.max(1, Math.floor((scheduler.now() - last) / typingStep));
      last += steps * typingStep;
      chat.next(typed(chat.value, steps));
      if (!isTyping(chat.value)) typist.unsubscribe();
    });
  };
  typist.unsubscribe();

  const end = (problem: string | null): void => {
    if (isBusy(chat.value)) log.warn(`assistant: the reply was interrupted${problem === null ? "" : `: ${problem}`}`);
    chat.next(ended(chat.value, problem));
  };
  const ask = (next: Chat): void => {
    reply.unsubscribe();
    typist.unsubscribe();
    thanks.unsubscribe();
    chat.next(next);
    if (next.question === null) return;
    reply = assistant.ask(next.question).subscribe({
      next: (said) => {
        if (E.isLeft(said)) return end(failureMessage(said.left));
        chat.next(heard(chat.value, said.right, !motion.isReduced()));
        type();
      },
      error: (error: unknown) => end(error instanceof Error ? error.message : String(error)),
      complete: () => end(null),
    });
  };
  const send = (question: string): void => {
    const q = question.trim().slice(0, longestQuestion);
    if (q !== "" && !isBusy(chat.value)) ask(asked(stopped(chat.value), q));
  };
  const silence = (): void => {
    reply.unsubscribe();
    typist.unsubscribe();
    thanks.unsubscribe();
  };
  const startOver = (): void => {
    silence();
    chat.next(emptyChat);
  };

  who$.pipe(distinctUntilChanged(), skip(1)).subscribe(() => {
    startOver();
    isOpen.next(false);
  });

  return {
    chat$: chat.asObservable(),
    isOpen$: isOpen.asObservable(),
    open: (question) => {
      isOpen.next(true);
      if (question !== undefined) send(question);
    },
    close: () => isOpen.next(false),
    send,
    stop: () => {
      silence();
      chat.next(stopped(chat.value));
    },
    retry: () => {
      if (chat.value.phase === "interrupted") ask(retried(chat.value));
    },
    judge: (wasHelpful) => {
      const { responseId } = chat.value;
      if (responseId === null || !mayJudgeReply(chat.value)) return;
      chat.next(judgedNow(chat.value));
      thanks.unsubscribe();
      thanks = timer(thanksMs, scheduler).subscribe(() => chat.next({ ...chat.value, isThanking: false }));
      void texts
        .judge(responseId, wasHelpful)()
        .then((answer) => {
          if (E.isLeft(answer)) log.warn(`assistant: feedback was not taken: ${failureMessage(answer.left)}`);
        });
    },
    startOver,
  };
};
