import { ContainerModule } from "inversify";
import { PortalAccounts } from "../../core/auth/portal-accounts.port.ts";
import { Caller } from "../http/caller.ts";
import { CsrfToken } from "../http/csrf-token.ts";
import { makePortalAuthHttp } from "../http/portal-auth.http.ts";
import { provide } from "./provide.ts";

/** Learners' accounts; the demo's sign-in page for staff uses them too. */
export const portalAccountsModule = new ContainerModule((options) => {
  provide(options, PortalAccounts, (call: Caller, csrf: CsrfToken) => makePortalAuthHttp(call, csrf), [Caller, CsrfToken]);
});
