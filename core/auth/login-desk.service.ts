import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { Accounts } from "./accounts.port.ts";
import { loginInfoOf } from "./login-answer.rule.ts";
import type { LoginInfo } from "./login-info.model.ts";

/** How one can sign in. */
export type LoginDesk = {
  /** null: there is nothing to sign in to any more, go to the root */
  readonly info$: Observable<Remote<LoginInfo | null>>;
  /** Asks how one can sign in; loading ends whatever happens. @param code what a single sign-on came back with */
  readonly loadInfo: (code: string | null) => TaskEither<Failure, LoginInfo | null>;
};
export const LoginDesk = token<LoginDesk>("auth.login-desk");

const broken: Failure = { tag: "malformed", endpoint: "auth.loginInfo", report: [] };

export const makeLoginDesk = ({ accounts }: { readonly accounts: Pick<Accounts, "loginInfo"> }): LoginDesk => {
  const info = new BehaviorSubject<Remote<LoginInfo | null>>(idle);
  return {
    info$: info.asObservable(),
    loadInfo: (code) => async () => {
      info.next(toLoading(info.value));
      const answer = await accounts.loginInfo(code)().catch(() => E.left(broken));
      if (E.isLeft(answer)) {
        info.next(toFailed(info.value, answer.left));
        return answer;
      }
      const ways = loginInfoOf(answer.right);
      info.next(loaded(ways));
      return E.right(ways);
    },
  };
};
