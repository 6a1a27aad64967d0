import { ContainerModule } from "inversify";
import { Accounts } from "../../core/auth/accounts.port.ts";
import { LoginOptions, makeLoginOptions } from "../../core/auth/login-options.service.ts";
import { SignInGate } from "../../core/auth/sign-in-gate.service.ts";
import { makeStaffSession, StaffSession } from "../../core/auth/staff-session.service.ts";
import { makeAuthHttp } from "../http/auth.http.ts";
import { Caller } from "../http/caller.ts";
import { CsrfToken } from "../http/csrf-token.ts";
import { provide } from "./provide.ts";

/** Signing in to the staff application. */
export const authModule = new ContainerModule((options) => {
  provide(options, Accounts, (call: Caller, csrf: CsrfToken) => makeAuthHttp(call, csrf), [Caller, CsrfToken]);
  provide(options, StaffSession, (accounts: Accounts, gate: SignInGate) => makeStaffSession({ accounts, gate }), [Accounts, SignInGate]);
  provide(options, LoginOptions, (accounts: Accounts) => makeLoginOptions({ accounts }), [Accounts]);
});
