import { ContainerModule } from "inversify";
import { PortalAccounts } from "../../core/auth/portal-accounts.port.ts";
import { makePortalSession, PortalSession } from "../../core/auth/portal-session.service.ts";
import { SignInGate } from "../../core/auth/sign-in-gate.service.ts";
import { Identity } from "../../core/client/identity.service.ts";
import { Connectivity } from "../../core/kernel/connectivity.port.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { makeKeptAccounts } from "../../core/offline/kept-accounts.service.ts";
import { makeWithoutNetwork, WithoutNetwork } from "../../core/offline/without-network.service.ts";
import { provide } from "./provide.ts";

/** Signing in to a learner portal; later calls carry the portal's id. */
export const portalAuthModule = new ContainerModule((options) => {
  provide(options, WithoutNetwork, makeWithoutNetwork, []);
  provide(
    options,
    PortalSession,
    (server: PortalAccounts, gate: SignInGate, identity: Identity, network: WithoutNetwork, connectivity: Connectivity) => {
      const { accounts, isUnconfirmed } = makeKeptAccounts(server, network);
      const session = makePortalSession({ accounts, gate, isUnconfirmed });
      connectivity.online$.subscribe((isOnline) => void (isOnline && isUnconfirmed() && session.load()));
      session.current$.subscribe((current) => identity.hold({ portal_id: latestValue(current)?.pid ?? null }));
      return session;
    },
    [PortalAccounts, SignInGate, Identity, WithoutNetwork, Connectivity],
  );
});
