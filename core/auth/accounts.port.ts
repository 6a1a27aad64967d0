import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Credentials, ResetConfirm, SignUp } from "./credentials.model.ts";
import type { LoginAnswer } from "./login-info.model.ts";
import type { PlanInfo } from "./plan.model.ts";
import type { SecondStep } from "./second-step.model.ts";
import type { SessionUser } from "./session-user.model.ts";

/** Where staff accounts are kept. One request, one answer. */
export type Accounts = {
  /** @returns null when the password was right and the second step is to follow */
  readonly login: (credentials: Credentials) => TaskEither<Failure, SessionUser | null>;
  /** Invalid at `code` for a wrong one; unauthorized when it is too late, and the password is needed again. */
  readonly secondStep: (step: SecondStep) => TaskEither<Failure, SessionUser>;
  readonly signup: (form: SignUp) => TaskEither<Failure, SessionUser>;
  readonly logout: () => TaskEither<Failure, void>;
  /** Unauthorized when nobody is signed in. */
  readonly current: () => TaskEither<Failure, SessionUser>;
  /** @param code what a single sign-on came back with; null without one */
  readonly loginInfo: (code: string | null) => TaskEither<Failure, LoginAnswer>;
  /** @param plan null or an unknown name for the default plan */
  readonly signupInfo: (plan: string | null) => TaskEither<Failure, PlanInfo>;
  /** @returns what to tell the person, the same whether the address is known or not */
  readonly requestReset: (email: string) => TaskEither<Failure, string>;
  readonly checkReset: (token: string) => TaskEither<Failure, void>;
  readonly confirmReset: (confirm: ResetConfirm) => TaskEither<Failure, void>;
  readonly activate: (token: string) => TaskEither<Failure, void>;
};
export const Accounts = token<Accounts>("auth.accounts");
