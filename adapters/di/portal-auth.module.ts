import { ContainerModule } from "inversify";
import { PortalAccounts } from "../../core/auth/portal-accounts.port.ts";
import { makePortalSession, PortalSession } from "../../core/auth/portal-session.service.ts";
import { SignInGate } from "../../core/auth/sign-in-gate.service.ts";
import { Caller } from "../http/caller.ts";
import { CsrfToken } from "../http/csrf-token.ts";
import { makePortalAuthHttp } from "../http/portal-auth.http.ts";
import { provide } from "./provide.ts";

/** Signing in to a learner portal. */
export const portalAuthModule = new ContainerModule((options) => {
  provide(options, PortalAccounts, (call: Caller, csrf: CsrfToken) => makePortalAuthHttp(call, csrf), [Caller, CsrfToken]);
  provide(options, PortalSession, (accounts: PortalAccounts, gate: SignInGate) => makePortalSession({ accounts, gate }), [PortalAccounts, SignInGate]);
});
