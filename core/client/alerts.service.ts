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
 * A message shown over any page.
 * @property requestId by which an error is found in the server's log
 */
export type Alert = { readonly tone: AlertTone; readonly messages: readonly Saying[]; readonly requestId: string | null };

/** Alerts shown over the page for five seconds: messages of screens, and failures of commands that no screen displays. */
export type Alerts = {
  readonly shown$: Observable<Alert>;
  /** An identical alert within five seconds is not shown again. */
  readonly show: (messages: string | readonly string[], tone?: AlertTone) => void;
  readonly showFailure: (failure: Failure) => void;
  /** Wraps a command so that its failure is shown as an alert, for commands whose failure no screen displays. */
  readonly reporting: <A>(command: TaskEither<Failure, A>) => TaskEither<Failure, A>;
};
export const Alerts = token<Alerts>("client.alerts");

/** Seconds an alert is shown. */
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
