import { type Observable, Subject } from "rxjs";
import type { Clock } from "../kernel/clock.port.ts";
import type { Failure } from "../kernel/failure.ts";
import type { Saying } from "../kernel/refusal.ts";
import { token } from "../kernel/token.ts";
import { alertMessages } from "./alert-messages.rule.ts";
import type { CallFailures } from "./call-failures.service.ts";

export type AlertTone = "plain" | "success" | "error";

/**
 * Something said to the person on whatever page.
 * @property requestId by which a fault is found in the server's log
 */
export type Alert = { readonly tone: AlertTone; readonly messages: readonly Saying[]; readonly requestId: string | null };

/** What is said over the page for five seconds; every failed call is, unless its caller says so itself. */
export type Alerts = {
  readonly shown$: Observable<Alert>;
  /** The same alert again within five seconds says nothing. */
  readonly show: (messages: string | readonly string[], tone?: AlertTone) => void;
  readonly showFailure: (failure: Failure) => void;
};
export const Alerts = token<Alerts>("client.alerts");

/** Seconds an alert is there. */
export const alertSeconds = 5;

type Deps = { readonly clock: Clock; readonly failures: Pick<CallFailures, "failures$"> };

export const makeAlerts = ({ clock, failures }: Deps): Alerts => {
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
  failures.failures$.subscribe(({ failure, isReturned }) => {
    if (!isReturned) showFailure(failure);
  });
  return {
    shown$: shown.asObservable(),
    show: (messages, tone = "error") =>
      say({ tone, messages: (typeof messages === "string" ? [messages] : messages).map((message) => ({ message })), requestId: null }),
    showFailure,
  };
};
