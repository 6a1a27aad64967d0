import { type Observable, Subject } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";

/**
 * A failed call.
 * @property call its name in the contract
 * @property isTracked false: it is excluded from error reports
 */
export type CallFailure = { readonly failure: Failure; readonly call: string; readonly isTracked: boolean };

/** Every failed call, published once, after the last retry and before its caller receives it. */
export type CallFailures = {
  readonly failures$: Observable<CallFailure>;
  readonly tell: (failure: Failure, call: string, isTracked?: boolean) => void;
};
export const CallFailures = token<CallFailures>("client.call-failures");

export const makeCallFailures = (): CallFailures => {
  const failures = new Subject<CallFailure>();
  return { failures$: failures.asObservable(), tell: (failure, call, isTracked = true) => failures.next({ failure, call, isTracked }) };
};
