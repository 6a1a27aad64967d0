import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { type Observable, Subject } from "rxjs";
import type { Clock } from "../kernel/clock.port.ts";
import type { Failure } from "../kernel/failure.ts";
import type { Saying } from "../kernel/refusal.ts";
import { token } from "../kernel/token.ts";
import { alertMessages } from "./alert-messages.rule.ts";

export type AlertTone = "plain" | "success" | "error";

/**
 * Something said to the person on whatever page.
 * @property requestId by which a fault is found in the server's log
 */
export type Alert = { readonly tone: AlertTone; readonly messages: readonly Saying[]; readonly requestId: string | null };

/** What is said over the page for five seconds: what a screen says, and the failures of commands that have no place of their own on it. */
export type Alerts = {
  readonly shown$: Observable<Alert>;
  /** The same alert again within five seconds says nothing. */
  readonly show: (messages: string | readonly string[], tone?: AlertTone) => void;
  readonly showFailure: (failure: Failure) => void;
  /** The command, whose failure is shown as an alert because nothing else on the page shows it. */
  readonly reporting: <A>(command: TaskEither<Failure, A>) => TaskEither<Failure, A>;
};
export const Alerts = token<Alerts>("client.alerts");

/** Seconds an alert is there. */
export const alertSeconds = 5;

type Deps = { readonly clock: Clock };

export const makeAlerts = ({ clock }: Deps): Alerts => {
  const shown = new Subject<Alert>();
  const saidAt = new Map<string, number>();
  const say = (alert: Alert): void => {
    const key = JSON.stringify([alert.tone, alert.messages]);
    const now = clock.now();
    const last = saidAt.get(key);
    if (alert.messages.length === 0 || (last !== undefined && now - last < alertSeconds)) return;
    for (const [known, at] of saidAt) if (now - at >= alertSeconds) saidAt.delete(known);
    saidAt.set(key, now);
    shown.next(alert);
  };
  const showFailure = (failure: Failure): void =>
    say({ tone: "error", messages: alertMessages(failure), requestId: failure.tag === "server" ? failure.requestId : null });
  return {
    shown$: shown.asObservable(),
    show: (messages, tone = "error") =>
      say({ tone, messages: (typeof messages === "string" ? [messages] : messages).map((message) => ({ message })), requestId: null }),
    showFailure,
    reporting: (command) => async () => {
      const answer = await command();
      if (E.isLeft(answer)) showFailure(answer.left);
      return answer;
    },
  };
};
