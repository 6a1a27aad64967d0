import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { Accounts } from "./accounts.port.ts";
import type { Credentials, SignUp } from "./credentials.model.ts";
import type { SecondStep } from "./second-step.model.ts";
import type { SessionUser } from "./session-user.model.ts";
import type { SignInGate } from "./sign-in-gate.service.ts";

/** The staff user's session on this page. */
export type StaffSession = {
  /** The signed-in user, null for none; the current state is emitted on subscription. */
  readonly current$: Observable<Remote<SessionUser | null>>;
  /** Whether the session has expired while the page is open, so that the user has to sign in over it. */
  readonly expired$: Observable<boolean>;
  /** The signed-in user; requested from the server only while unknown. */
  readonly load: TaskEither<Failure, SessionUser | null>;
  /** Requests the user again, as after a change of the own account or a login in another tab. */
  readonly reload: TaskEither<Failure, SessionUser | null>;
  /** @returns null if the password is right and the second step is required */
  readonly login: (credentials: Credentials) => TaskEither<Failure, SessionUser | null>;
  readonly secondStep: (step: SecondStep) => TaskEither<Failure, SessionUser>;
  readonly signup: (form: SignUp) => TaskEither<Failure, SessionUser>;
  /** Signs support in as a user with a one-use link. */
  readonly sudo: (token: string) => TaskEither<Failure, SessionUser>;
  /** Ends the session; an expired session counts as success. */
  readonly logout: TaskEither<Failure, void>;
  /**
   * Checks whether an expired session is active again, as after a login in another tab. `other`: another user is signed in now, and the
   * page must be reloaded
   */
  readonly resume: TaskEither<Failure, "same" | "other" | "nobody">;
  /** Abandons the expired session: waiting calls fail. */
  readonly giveUp: () => void;
};
export const StaffSession = token<StaffSession>("auth.staff-session");

type Deps = { readonly accounts: Accounts; readonly gate: SignInGate };

export const makeStaffSession = ({ accounts, gate }: Deps): StaffSession => {
  const state = new BehaviorSubject<Remote<SessionUser | null>>(idle);
  let underWay: Promise<E.Either<Failure, SessionUser | null>> | null = null;

  const enter = (user: SessionUser): void => {
    state.next(loaded(user));
    gate.open();
  };
  const leave = (): void => {
    state.next(loaded(null));
    gate.close();
  };
  const ask = async (): Promise<E.Either<Failure, SessionUser | null>> => {
    const known = latestValue(state.value) ?? null;
    state.next(toLoading(state.value));
    const answer = await accounts.current()();
    if (E.isRight(answer)) {
      enter(answer.right);
      return answer;
    }
    if (answer.left.tag === "unauthorized" && known === null) {
      leave();
      return E.right(null);
    }
    if (answer.left.tag === "unauthorized") void gate.ask(gate.round());
    state.next(toFailed(state.value, answer.left));
    return answer;
  };
  const reload = (): Promise<E.Either<Failure, SessionUser | null>> => {
    underWay ??= ask().finally(() => {
      underWay = null;
    });
    return underWay;
  };
  const entering =
    <A extends SessionUser | null>(command: TaskEither<Failure, A>): TaskEither<Failure, A> =>
    async () => {
      const answer = await command();
      if (E.isRight(answer) && answer.right !== null) enter(answer.right);
      return answer;
    };

  return {
    current$: state.asObservable(),
    expired$: gate.asked$,
    load: () => (state.value.tag === "loaded" ? Promise.resolve(E.right(state.value.value)) : reload()),
    reload,
    login: (credentials) => entering(accounts.login(credentials)),
    secondStep: (step) => entering(accounts.secondStep(step)),
    signup: (form) => entering(accounts.signup(form)),
    sudo: (token) => entering(accounts.sudo(token)),
    logout: async () => {
      const answer = await accounts.logout()();
      if (E.isLeft(answer) && answer.left.tag !== "unauthorized") return answer;
      leave();
      return E.right(undefined);
    },
    resume: async () => {
      const answer = await accounts.current()();
      if (E.isLeft(answer)) return answer.left.tag === "unauthorized" ? E.right("nobody") : answer;
      if (answer.right.id !== latestValue(state.value)?.id) return E.right("other");
      enter(answer.right);
      return E.right("same");
    },
    giveUp: leave,
  };
};
