import { type Observable, Subject } from "rxjs";
import type { CallEvent } from "../analytics/call-event.rule.ts";
import { token } from "../kernel/token.ts";

/** A successful call that is recorded as an analytics event. */
export type CallSuccess = { readonly standsFor: CallEvent; readonly reply: unknown };

/** Every such call, published once, before its caller receives the reply. */
export type CallSuccesses = { readonly successes$: Observable<CallSuccess>; readonly tell: (success: CallSuccess) => void };
export const CallSuccesses = token<CallSuccesses>("client.call-successes");

export const makeCallSuccesses = (): CallSuccesses => {
  const successes = new Subject<CallSuccess>();
  return { successes$: successes.asObservable(), tell: (success) => successes.next(success) };
};
