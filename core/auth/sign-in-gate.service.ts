import { BehaviorSubject, type Observable } from "rxjs";
import { token } from "../kernel/token.ts";

/** Buffers calls while a user whose session has expired signs in again. */
export type SignInGate = {
  /** Whether buffered calls wait for a new sign-in. */
  readonly asked$: Observable<boolean>;
  /** Number of sign-ins so far; a call remembers the number under which it was sent. */
  readonly round: () => number;
  /**
   * Waits until the user has signed in again.
   * @param round number of sign-ins when the refused call was sent
   * @returns whether to retry the call; immediately if no user is signed in or a sign-in has happened since
   */
  readonly ask: (round: number) => Promise<boolean>;
  /** A user has signed in: waiting calls are retried. */
  readonly open: () => void;
  /** No user is signed in and no sign-in will follow: waiting calls fail. */
  readonly close: () => void;
};
export const SignInGate = token<SignInGate>("auth.sign-in-gate");

export const makeSignInGate = (): SignInGate => {
  const asked = new BehaviorSubject(false);
  let waiting: ((again: boolean) => void)[] = [];
  let signedIn = false;
  let round = 0;
  const settle = (again: boolean): void => {
    signedIn = again;
    const held = waiting;
    waiting = [];
    if (asked.value) asked.next(false);
    for (const tell of held) tell(again);
  };
  return {
    asked$: asked.asObservable(),
    round: () => round,
    ask: (sentUnder) => {
      if (!signedIn || sentUnder !== round) return Promise.resolve(signedIn);
      return new Promise((resolve) => {
        waiting.push(resolve);
        if (!asked.value) asked.next(true);
      });
    },
    open: () => {
      round += 1;
      settle(true);
    },
    close: () => settle(false),
  };
};
