import { BehaviorSubject, type Observable } from "rxjs";
import { token } from "../kernel/token.ts";

/** Holds calls back while a person who was signed in signs in again. */
export type SignInGate = {
  /** Whether somebody has to sign in again for the calls that wait. */
  readonly asked$: Observable<boolean>;
  /** Counts the sign-ins; a call remembers the one that it was sent under. */
  readonly round: () => number;
  /**
   * Waits until the person is signed in again.
   * @param round the one that the refused call was sent under
   * @returns whether it is worth sending the call again; at once when nobody is signed in or somebody has signed in since
   */
  readonly ask: (round: number) => Promise<boolean>;
  /** Somebody is signed in: what waits may go on. */
  readonly open: () => void;
  /** Nobody is signed in, and nobody will be asked: what waits fails. */
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
