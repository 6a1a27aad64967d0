import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { Accounts } from "../../core/auth/accounts.port.ts";
import type { SessionUser, SignedIn } from "../../core/auth/session-user.model.ts";
import { auth } from "../contract/auth.contract.ts";
import { type Caller, none } from "./caller.ts";
import type { CsrfToken } from "./csrf-token.ts";

const nothing = TE.map((): void => undefined);

/** Staff accounts over HTTP; the CSRF token of a sign-in is kept for later calls. */
export const makeAuthHttp = (call: Caller, csrf: Pick<CsrfToken, "put">): Accounts => {
  const keep = (user: SessionUser): SessionUser => {
    csrf.put(user.csrf_token);
    return user;
  };
  const enter = ({ user, csrf_token }: SignedIn): SessionUser => keep({ ...user, csrf_token });
  return {
    login: (body) =>
      pipe(
        call(auth.login, { ...none, body }),
        TE.map((answer) => ("user" in answer ? enter(answer) : null)),
      ),
    secondStep: (body) => pipe(call(auth.secondStep, { ...none, body }), TE.map(enter)),
    signup: (body) => pipe(call(auth.signup, { ...none, body }), TE.map(enter)),
    logout: () => pipe(call(auth.logout, none), nothing),
    current: () => pipe(call(auth.current, none), TE.map(keep)),
    loginInfo: (code) => call(auth.loginInfo, { ...none, query: code === null ? {} : { code } }),
    signupInfo: (plan) => call(auth.signupInfo, { ...none, query: plan === null ? {} : { plan } }),
    requestReset: (email) =>
      pipe(
        call(auth.requestReset, { ...none, body: { email } }),
        TE.map(({ message = "" }) => message),
      ),
    checkReset: (token) => pipe(call(auth.checkReset, { ...none, query: { token } }), nothing),
    confirmReset: (body) => pipe(call(auth.confirmReset, { ...none, body }), nothing),
    activate: (token) => pipe(call(auth.activate, { ...none, body: { token } }), nothing),
    sudo: (token) => pipe(call(auth.sudo, { ...none, body: { token } }), TE.map(enter)),
  };
};
