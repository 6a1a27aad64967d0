import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Credentials, ResetConfirm, SignUp } from "./credentials.model.ts";
import type { LoginAnswer } from "./login-info.model.ts";
import type { PlanInfo } from "./plan.model.ts";
import type { SecondStep } from "./second-step.model.ts";
import type { SessionUser } from "./session-user.model.ts";

/** Storage of staff accounts and sessions. */
export type Accounts = {
  /** @returns null if the password is right and the second step is required */
  readonly login: (credentials: Credentials) => TaskEither<Failure, SessionUser | null>;
  /** Invalid at `code` for a wrong code; unauthorized once the second step has expired and the password is required again. */
  readonly secondStep: (step: SecondStep) => TaskEither<Failure, SessionUser>;
  readonly signup: (form: SignUp) => TaskEither<Failure, SessionUser>;
  readonly logout: () => TaskEither<Failure, void>;
  /** Unauthorized if no user is signed in. */
  readonly current: () => TaskEither<Failure, SessionUser>;
  /** @param code from the single sign-on redirect; null without one */
  readonly loginInfo: (code: string | null) => TaskEither<Failure, LoginAnswer>;
  /** @param plan null or an unknown name for the default plan */
  readonly signupInfo: (plan: string | null) => TaskEither<Failure, PlanInfo>;
  /** @returns the message to show, the same whether the address is known or not */
  readonly requestReset: (email: string) => TaskEither<Failure, string>;
  readonly checkReset: (token: string) => TaskEither<Failure, void>;
  readonly confirmReset: (confirm: ResetConfirm) => TaskEither<Failure, void>;
  readonly activate: (token: string) => TaskEither<Failure, void>;
  /** Signs support in as a user with a one-use link. */
  readonly sudo: (token: string) => TaskEither<Failure, SessionUser>;
};
export const Accounts = token<Accounts>("auth.accounts");
