import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { PortalAccounts } from "./portal-accounts.port.ts";
import type { PinRequest, PortalCredentials, PortalEntrance, PortalLinkSignIn, PortalUser, PortalUserChange } from "./portal-auth.model.ts";
import type { SignInGate } from "./sign-in-gate.service.ts";

/** The learner's session on this page. */
export type PortalSession = {
  /** The signed-in learner, null for none; the current state is emitted on subscription. */
  readonly current$: Observable<Remote<PortalUser | null>>;
  /** Whether the session has expired while the page is open, so that the learner has to sign in over it. */
  readonly expired$: Observable<boolean>;
  /** The signed-in learner; requested from the server only while unknown, or told by this device alone. */
  readonly load: TaskEither<Failure, PortalUser | null>;
  /** Whether the signed-in learner is told by this device, and not yet by the server. */
  readonly isUnconfirmed: () => boolean;
  /** A failed sign-in also ends the earlier session, unless that session has expired. */
  readonly signIn: (credentials: PortalCredentials) => TaskEither<Failure, PortalUser>;
  /** An invalid link does not affect the current session. */
  readonly signInByLink: (link: PortalLinkSignIn) => TaskEither<Failure, PortalUser>;
  /** @returns the message to show, the same whether the contact is known or not */
  readonly requestPin: (who: PinRequest) => TaskEither<Failure, string>;
  readonly signOut: TaskEither<Failure, void>;
  readonly change: (changes: PortalUserChange) => TaskEither<Failure, PortalUser>;
  /** Takes over how many notices are unread. */
  readonly showUnread: (unread: number) => void;
  /** @param pid null for the server's only portal */
  readonly portal: (pid: string | null) => TaskEither<Failure, PortalEntrance>;
  /** Abandons the expired session: waiting calls fail. */
  readonly giveUp: () => void;
};
export const PortalSession = token<PortalSession>("auth.portal-session");

/** @property isUnconfirmed whether the signed-in learner is told by this device, not by the server */
type Deps = { readonly accounts: PortalAccounts; readonly gate: SignInGate; readonly isUnconfirmed?: () => boolean };

export const makePortalSession = ({ accounts, gate, isUnconfirmed = () => false }: Deps): PortalSession => {
  const state = new BehaviorSubject<Remote<PortalUser | null>>(idle);
  let isExpired = false;
  gate.asked$.subscribe((asked) => void (isExpired = asked));
  let underWay: Promise<E.Either<Failure, PortalUser | null>> | null = null;

  const enter = (user: PortalUser): void => {
    state.next(loaded(user));
    gate.open();
  };
  const leave = (): void => {
    state.next(loaded(null));
    gate.close();
  };
  const forget = async (): Promise<void> => {
    const wasSignedIn = latestValue(state.value) !== undefined && latestValue(state.value) !== null;
    leave();
    if (wasSignedIn) await accounts.signOut()();
  };
  const ask = async (): Promise<E.Either<Failure, PortalUser | null>> => {
    state.next(toLoading(state.value));
    const answer = await accounts.current()();
    if (E.isRight(answer)) enter(answer.right);
    else if (answer.left.tag === "unauthorized") leave();
    else state.next(toFailed(state.value, answer.left));
    return E.isLeft(answer) && answer.left.tag === "unauthorized" ? E.right(null) : answer;
  };
  return {
    current$: state.asObservable(),
    expired$: gate.asked$,
    isUnconfirmed,
    load: () => {
      if (state.value.tag === "loaded" && !isUnconfirmed()) return Promise.resolve(E.right(state.value.value));
      underWay ??= ask().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    signIn: (credentials) => async () => {
      const answer = await accounts.signIn(credentials)();
      if (E.isRight(answer)) enter(answer.right);
      else if (!isExpired) await forget();
      return answer;
    },
    signInByLink: (link) => async () => {
      const answer = await accounts.signInByLink(link)();
      if (E.isRight(answer)) enter(answer.right);
      return answer;
    },
    requestPin: accounts.requestPin,
    signOut: async () => {
      const answer = await accounts.signOut()();
      if (E.isLeft(answer) && answer.left.tag !== "unauthorized") return answer;
      leave();
      return E.right(undefined);
    },
    change: (changes) => async () => {
      const answer = await accounts.change(changes)();
      if (E.isRight(answer)) state.next(loaded(answer.right));
      return answer;
    },
    showUnread: (unread) => {
      const { value } = state;
      if (value.tag === "loaded" && value.value !== null && value.value.unread_notices !== unread)
        state.next(loaded({ ...value.value, unread_notices: unread }));
    },
    portal: accounts.portal,
    giveUp: leave,
  };
};
