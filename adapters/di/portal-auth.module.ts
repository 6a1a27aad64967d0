import { ContainerModule } from "inversify";
import { PortalAccounts } from "../../core/auth/portal-accounts.port.ts";
import { makePortalSession, PortalSession } from "../../core/auth/portal-session.service.ts";
import { SignInGate } from "../../core/auth/sign-in-gate.service.ts";
import { Identity } from "../../core/client/identity.service.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { provide } from "./provide.ts";

/** Signing in to a learner portal; later calls carry the portal's id. */
export const portalAuthModule = new ContainerModule((options) => {
  provide(
    options,
    PortalSession,
    (accounts: PortalAccounts, gate: SignInGate, identity: Identity) => {
      const session = makePortalSession({ accounts, gate });
      session.current$.subscribe((current) => identity.hold({ portal_id: latestValue(current)?.pid ?? null }));
      return session;
    },
    [PortalAccounts, SignInGate, Identity],
  );
});
