import * as E from "fp-ts/lib/Either.js";
import { type ReactNode, useEffect, useState } from "react";
import type { PortalUser } from "../../../core/auth/portal-auth.model.ts";
import { PortalSession } from "../../../core/auth/portal-session.service.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { WithoutNetwork } from "../../../core/offline/without-network.service.ts";
import { portalHref } from "../../../core/portal/portal-path.rule.ts";
import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { useText } from "../../i18n/use-text.ts";
import { usePath } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useLook } from "../../react/use-look.ts";
import { useOrgTheme } from "../../react/use-org-theme.ts";
import { usePageFocus } from "../../react/use-page-focus.ts";
import type { PortalRoute } from "../portal-route.ts";
import { portalRoutes } from "../portal-routes.ts";
import { PortalNotice } from "../shell/portal-notice.view.tsx";
import { type PortalEntry, PortalShell } from "../shell/portal-shell.view.tsx";
import { usePortalHref } from "./use-portal-href.ts";
import { usePortalLanguage } from "./use-portal-language.ts";

type PortalShellScreenProps = { readonly user: PortalUser; readonly page: PortalRoute | undefined; readonly children: ReactNode };

const entriesOf = (href: (rest: string) => string, page: PortalRoute | undefined): readonly PortalEntry[] => {
  const placed = portalRoutes
    .flatMap((route) => (route.place === undefined ? [] : [{ route, place: route.place }]))
    .toSorted((a, b) => a.place.order - b.place.order);
  if (placed.length < 2) return [];
  return placed.map(({ route, place }) => ({
    id: place.id,
    label: route.title?.() ?? place.id,
    href: href(route.path),
    isCurrent: route.path === page?.path || (place.id === "more" && page?.more !== undefined),
  }));
};

/** Whether the page has what it shows first. */
const useCalm = (network: WithoutNetwork): boolean => {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    let isHere = true;
    void network.calm().then(() => (isHere ? setCalm(true) : undefined));
    return () => {
      isHere = false;
    };
  }, [network]);
  return isCalm;
};

/** The frame of the pages of a learner who is signed in. */
export const PortalShellScreen = ({ user, page, children }: PortalShellScreenProps) => {
  const session = useService(PortalSession);
  const alerts = useService(Alerts);
  const isOnline = useLatest(useService(Connectivity).online$, true);
  const text = useText(portalFrameText);
  const network = useService(WithoutNetwork);
  const asOf = useLatest(network.asOf$, null);
  const isCalm = useCalm(network);
  const href = usePortalHref();
  const look = useLook();
  const organisationLogo = useOrgTheme(user.portal.theme);
  const { language, onLanguage } = usePortalLanguage(user);
  usePageFocus(usePath());
  const logout = async (): Promise<void> => {
    const answer = await alerts.reporting(session.signOut)();
    if (E.isRight(answer)) window.location.assign(portalHref(user.pid, "/home"));
  };
  return (
    <PortalShell
      organisation={user.portal.title}
      organisationLogo={organisationLogo}
      homeHref={href("/home")}
      entries={entriesOf(href, page)}
      learner={{ id: String(user.con_id), name: `${user.first_name} ${user.last_name}`.trim(), picture: user.photo }}
      notifications={{
        label: text("notifications"),
        href: href("/p/notifications"),
        unread: user.unread_notices,
        isCurrent: page?.path === "/p/notifications",
      }}
      language={language}
      onLanguage={onLanguage}
      theme={look.theme}
      onTheme={look.onTheme}
      onLogout={() => void logout()}
      notice={<PortalNotice asOf={asOf} isOffline={!isOnline} isFull={page?.isFull === true} isCalm={isCalm} href={href} />}
      isFull={page?.isFull === true}
    >
      {children}
    </PortalShell>
  );
};
