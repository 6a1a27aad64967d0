import * as E from "fp-ts/lib/Either.js";
import { BookOpen, Sparkles } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import { assistantText } from "../../i18n/en/assistant.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { OfflineBanner } from "../../kit/offline-banner.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { AskCyPanelScreen } from "../assistant/ask-cy-panel.screen.tsx";
import { StaffShell } from "../shell/staff-shell.view.tsx";
import type { StaffRoute } from "../staff-route.ts";
import { staffRoutes } from "../staff-routes.ts";
import { navigationEntries } from "./navigation-entries.ts";
import { useLook } from "../../react/use-look.ts";
import { usePageFocus } from "../../react/use-page-focus.ts";

const sidebarKey = "cygnet.sidebar";
const isHome = (path: string): boolean => path === "/ui" || path === "/ui/";

type ShellScreenProps = { readonly user: SessionUser; readonly page: StaffRoute | undefined; readonly path: string; readonly children: ReactNode };

/** The frame around the pages of a signed-in user. */
export const ShellScreen = ({ user, page, path, children }: ShellScreenProps) => {
  const session = useService(StaffSession);
  const storage = useService(DeviceStorage);
  const isOnline = useLatest(useService(Connectivity).online$, true);
  const toasts = useToasts();
  const text = useText(assistantText);
  const assistant = useService(AssistantChat);
  const look = useLook();
  const [isNarrow, setNarrow] = useState(() => storage.get(sidebarKey) === "narrow");
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isEmbedded = window.self !== window.top;
  const { main, more, settings } = useMemo(() => navigationEntries(user, staffRoutes, path, isEmbedded), [user, path, isEmbedded]);
  useEffect(() => setDrawerOpen(false), [path]);
  usePageFocus(path);

  const area = [...main, ...more, ...(settings === null ? [] : [settings])].find((entry) => entry.isCurrent === true);
  const title = page?.title?.();
  const isAreaPage = area !== undefined && (title === undefined || area.href === path || area.label === title);
  const crumbs = isAreaPage ? [{ label: area.label }] : [...(area === undefined ? [] : [{ label: area.label, href: area.href }]), ...(title === undefined ? [] : [{ label: title }])];

  const help = [
    { id: "docs", label: text("helpDocs"), icon: BookOpen, href: "/ui/help" },
    { id: "ask", label: text("title"), icon: Sparkles },
  ];
  const logout = async (): Promise<void> => {
    const answer = await session.logout();
    if (E.isRight(answer)) return window.location.assign("/ui/login");
    setLeaving(false);
    toasts.show({ text: failureMessage(answer.left), tone: "error" });
  };
  return (
    <StaffShell
      sidebar={{ organisation: user.org_name, homeHref: "/ui/", main, more, help, onHelp: (id) => void (id === "ask" && assistant.open()), settings }}
      topBar={{ crumbs, create: [], onCreate: () => undefined, tools: <IconButton icon={Sparkles} label={text("title")} onPress={() => assistant.open()} /> }}
      user={{ id: String(user.id), name: `${user.first_name} ${user.last_name}`.trim(), email: user.email, picture: user.photo }}
      look={look}
      profileHref={staffRoutes.some(({ path: known }) => known === "/profile") ? "/ui/profile" : null}
      isNarrow={isNarrow && !isHome(path)}
      onNarrow={(narrow) => {
        storage.set(sidebarKey, narrow ? "narrow" : "wide");
        setNarrow(narrow);
      }}
      isDrawerOpen={isDrawerOpen}
      onDrawer={setDrawerOpen}
      isLeaving={isLeaving}
      onLeaving={setLeaving}
      onLogout={() => void logout()}
      isEmbedded={isEmbedded}
      notice={<OfflineBanner isOffline={!isOnline} />}
    >
      {children}
      <AskCyPanelScreen />
    </StaffShell>
  );
};
