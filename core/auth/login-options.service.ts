import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { makeRemote } from "../kernel/remote-source.ts";
import type { Remote } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { Accounts } from "./accounts.port.ts";
import { loginInfoOf } from "./login-answer.rule.ts";
import type { LoginInfo } from "./login-info.model.ts";

/** The sign-in options of the login page. */
export type LoginOptions = {
  /** null: there is nothing to sign in to, redirect to the root */
  readonly info$: Observable<Remote<LoginInfo | null>>;
  /**
   * Loads the sign-in options; the loading state ends after success and failure.
   * @param code from the single sign-on redirect
   */
  readonly loadInfo: (code: string | null) => TaskEither<Failure, LoginInfo | null>;
};
export const LoginOptions = token<LoginOptions>("auth.login-options");

const broken: Failure = { tag: "malformed", endpoint: "auth.loginInfo", report: [] };

export const makeLoginOptions = ({ accounts }: { readonly accounts: Pick<Accounts, "loginInfo"> }): LoginOptions => {
  const info = makeRemote(
    (code: string | null): TaskEither<Failure, LoginInfo | null> =>
      async () =>
        E.map(loginInfoOf)(
          await accounts
            .loginInfo(code)()
            .catch(() => E.left(broken)),
        ),
  );
  return { info$: info.state$, loadInfo: info.load };
};
