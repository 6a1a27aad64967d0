import { type Observable, Subject } from "rxjs";
import { token } from "../kernel/token.ts";

/**
 * A call that was answered.
 * @property call its name in the contract
 */
export type CallSuccess = { readonly call: string; readonly reply: unknown };

/** Every call that went well, told once, before its caller hears of it. */
export type CallSuccesses = { readonly successes$: Observable<CallSuccess>; readonly tell: (success: CallSuccess) => void };
export const CallSuccesses = token<CallSuccesses>("client.call-successes");

export const makeCallSuccesses = (): CallSuccesses => {
  const successes = new Subject<CallSuccess>();
  return { successes$: successes.asObservable(), tell: (success) => successes.next(success) };
};
