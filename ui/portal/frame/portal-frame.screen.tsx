import { Outlet, useLocation, useMatches } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { PortalSession } from "../../../core/auth/portal-session.service.ts";
import { idle } from "../../../core/kernel/remote.ts";
import { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import { learnerOfPortal } from "../../../core/portal/portal-frame.view-model.ts";
import { portalInForce, readPortalPath } from "../../../core/portal/portal-path.rule.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { mainId } from "../../kit/skip-link.view.tsx";
import { useTabTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useParentFrame } from "../../react/use-parent-frame.ts";
import { PortalUserContext } from "../portal-user.ts";
import { PortalShellScreen } from "./portal-shell.screen.tsx";
import { SignedOutScreen } from "./signed-out.screen.tsx";
import { useLinkToken } from "./use-link-token.ts";

const SignInModalScreen = lazy(async () => ({
  default: (await import("../auth/portal-sign-in-modal.screen.tsx")).PortalSignInModalScreen,
}));
const LinkScreen = lazy(async () => ({ default: (await import("../auth/portal-link.screen.tsx")).PortalLinkScreen }));

const usedPidKey = "cygnet.portal";

/** The frame of every portal page: the shell for a learner, else the sign-in. */
export const PortalFrameScreen = () => {
  const session = useService(PortalSession);
  const storage = useService(DeviceStorage);
  const { pid } = useLocation({ select: (location) => readPortalPath(location.pathname) });
  const current = learnerOfPortal(useLatest(session.current$, idle), pid);
  const user = current.tag === "loaded" ? current.value : null;
  const isExpired = useLatest(session.expired$, false);
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.portalPage });
  const title = page?.title?.();
  const portal = user?.portal.title ?? "Cygnet";
  useEffect(() => {
    void session.load();
  }, [session]);
  useEffect(() => {
    if (user !== null) storage.set(usedPidKey, user.pid);
  }, [storage, user]);
  const name = useTabTitle(title ?? null, portal);
  useParentFrame("/portal/", name);
  const link = useLinkToken();
  if (link.token !== null)
    return (
      <main id={mainId} tabIndex={-1}>
        <Suspense fallback={<SkeletonLines lines={6} isPage />}>
          <LinkScreen pid={pid} token={link.token} onDone={link.drop} />
        </Suspense>
      </main>
    );
  if (current.tag === "failed" && current.previous === undefined)
    return (
      <main id={mainId} tabIndex={-1}>
        <FailureState failure={current.failure} onRetry={() => void session.load()} />
      </main>
    );
  return (
    <RemoteView remote={current} skeleton={<SkeletonLines lines={6} isPage />}>
      {(learner) =>
        learner === null ? (
          <SignedOutScreen pid={portalInForce(pid, storage.get(usedPidKey), null)} />
        ) : (
          <PortalUserContext value={learner}>
            <PortalShellScreen user={learner} page={page}>
              <Outlet />
            </PortalShellScreen>
            {isExpired ? (
              <Suspense fallback={null}>
                <SignInModalScreen user={learner} />
              </Suspense>
            ) : null}
          </PortalUserContext>
        )
      }
    </RemoteView>
  );
};
