import { Outlet, useLocation, useMatches } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { TabView } from "../../../core/view-as/tab-view.service.ts";
import { staffFrameText } from "../../i18n/en/staff-frame.ts";
import { DisplayZone } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { mainId } from "../../kit/skip-link.view.tsx";
import { useTabTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useParentFrame } from "../../react/use-parent-frame.ts";
import type { StaffRoute } from "../staff-route.ts";
import { StaffUserContext } from "../staff-user.ts";
import { SetUpDueScreen } from "../two-step/set-up-due.screen.tsx";
import { ShellScreen } from "./shell.screen.tsx";

const StaffViewOver = lazy(async () => ({ default: (await import("../view-as/staff-view-over.view.tsx")).StaffViewOver }));

const LoginModalScreen = lazy(async () => ({ default: (await import("../auth/login-modal.screen.tsx")).LoginModalScreen }));

/**
 * @property isLeaving the user was signed in and no longer is: the redirect is pending, and the page must not send requests without a
 *   session
 */
type SurroundingsProps = {
  readonly user: SessionUser | null;
  readonly isLeaving: boolean;
  readonly page: StaffRoute | undefined;
  readonly path: string;
};

const Surroundings = ({ user, isLeaving, page, path }: SurroundingsProps) => {
  if (page?.open === true) return <Outlet />;
  if (user?.two_step_due === true) return <SetUpDueScreen />;
  if (user !== null)
    return (
      <StaffUserContext value={user}>
        <DisplayZone value={user.timezone}>
          <ShellScreen user={user} page={page} path={path}>
            <Outlet key={user.team_id} />
          </ShellScreen>
        </DisplayZone>
      </StaffUserContext>
    );
  return (
    <main id={mainId} tabIndex={-1}>
      {isLeaving ? null : <Outlet />}
    </main>
  );
};

/**
 * The layout of all pages: the shell for a signed-in user, whose page is remounted on a team change, none for public pages, and the login
 * dialog when the session expires.
 */
export const StaffFrameScreen = () => {
  const text = useText(staffFrameText);
  const session = useService(StaffSession);
  const user = latestValue(useLatest(session.current$, idle)) ?? null;
  const [wasIn, setWasIn] = useState(user !== null);
  if (user !== null && !wasIn) setWasIn(true);
  const view = useService(TabView);
  const isViewOver = useLatest(view.over$, view.isOver());
  const isExpired = useLatest(session.expired$, false);
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const path = useLocation({ select: (location) => location.pathname });
  const name = useTabTitle(page?.title?.() ?? null, text("product"));
  useParentFrame("/ui/", name);
  if (isViewOver)
    return (
      <Suspense fallback={null}>
        <StaffViewOver />
      </Suspense>
    );
  return (
    <>
      <Surroundings user={user} isLeaving={wasIn && user === null} page={page} path={path} />
      {isExpired && user !== null ? (
        <Suspense fallback={null}>
          <LoginModalScreen user={user} />
        </Suspense>
      ) : null}
    </>
  );
};
