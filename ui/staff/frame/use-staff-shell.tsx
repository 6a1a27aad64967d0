import * as E from "fp-ts/lib/Either.js";
import { Sparkles } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import { isHomePath } from "../../../core/shell/home-path.rule.ts";
import { addToDevice, Installer } from "../../../core/shell/installer.port.ts";
import { shownKeys } from "../../../core/shell/key-sequence.rule.ts";
import { PageConfig } from "../../../core/shell/page-config.port.ts";
import { Palette } from "../../../core/shell/palette.service.ts";
import { ParentFrame } from "../../../core/shell/parent-frame.port.ts";
import { assistantTitlesText } from "../../i18n/en/assistant-titles.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { isApple } from "../../react/apple-keys.ts";
import { useService } from "../../react/services.tsx";
import { useLook } from "../../react/use-look.ts";
import { useOrgTheme } from "../../react/use-org-theme.ts";
import { staffCommands } from "../command-contribution.ts";
import { commandEntries, offeredCommands } from "../offered-commands.ts";
import { preloadPalette } from "../palette/palette-host.screen.tsx";
import type { StaffShellProps } from "../shell/staff-shell.view.tsx";
import type { StaffRoute } from "../staff-route.ts";
import { staffRoutes } from "../staff-routes.ts";
import { TeamButtonScreen } from "../teams/team-button.screen.tsx";
import { crumbsOf } from "./crumb-entries.ts";
import { navigationEntries } from "./navigation-entries.ts";
import { useCommandTools } from "./use-command-tools.ts";
import { useHelpEntries } from "./use-help-entries.ts";

/** The list of jobs comes after the frame: it asks for the jobs first anyway. */
const jobs = loadable(async () => (await import("../jobs/job-list.screen.tsx")).JobListScreen);

const sidebarKey = "cygnet.sidebar";

const teamButtonOf =
  (user: SessionUser) =>
  (isNarrow: boolean): ReactNode => <TeamButtonScreen user={user} isNarrow={isNarrow} />;

/** The data of a frame, regardless of the layout: user, place and commands. */
export const useStaffShell = (
  user: SessionUser,
  page: StaffRoute | undefined,
  path: string,
): Omit<StaffShellProps, "children" | "notice"> => {
  const session = useService(StaffSession);
  const alerts = useService(Alerts);
  const storage = useService(DeviceStorage);
  const assistant = useService(AssistantChat);
  const installer = useService(Installer);
  const { isEmbedded } = useService(ParentFrame);
  const { headerColor } = useService(PageConfig);
  const palette = useService(Palette);
  const text = useText(assistantTitlesText);
  const look = useLook(true);
  useOrgTheme(user.theme);
  const tools = useCommandTools(user);
  const teamPicker = useMemo(() => teamButtonOf(user), [user]);
  const [isNarrow, setNarrow] = useState(() => storage.get(sidebarKey) === "narrow");
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => setDrawerOpen(false), [path]);

  // Not kept between renderings: their words may come later than the frame, which is then drawn again.
  const { main, more, settings } = navigationEntries(user, staffRoutes, path, isEmbedded);
  const commands = useMemo(() => offeredCommands(staffCommands, tools.known), [tools]);
  const help = useHelpEntries(commandEntries(commands, "help", tools.known));
  const run = (id: string): void => commands.find((command) => command.id === id)?.run(tools);
  const logout = async (): Promise<void> => {
    const answer = await alerts.reporting(session.logout)();
    if (E.isRight(answer)) return window.location.assign("/ui/login");
    setLeaving(false);
  };
  return {
    sidebar: {
      organisation: user.org_name,
      organisationLogo: user.theme.logo,
      homeHref: "/ui/",
      main,
      more,
      help: help.entries,
      helpUnread: help.unread,
      onHelp: run,
      settings,
      teamPicker,
      ...(installer.isInstalled ? {} : { onAddToDevice: () => void addToDevice(installer, () => tools.openModal("install-guide")) }),
    },
    topBar: {
      crumbs: crumbsOf([...main, ...more, ...(settings === null ? [] : [settings])], page?.title?.(), path),
      create: commandEntries(commands, "create", tools.known),
      onCreate: run,
      onSearch: () => palette.open(),
      onSearchIntent: preloadPalette,
      searchKeys: shownKeys("mod+k", isApple),
      tools: (
        <>
          <jobs.View />
          <IconButton icon={Sparkles} label={text("assistant")} onPress={() => assistant.open()} />
        </>
      ),
    },
    user: { id: String(user.id), name: `${user.first_name} ${user.last_name}`.trim(), email: user.email, picture: user.photo },
    look,
    profileHref: staffRoutes.some((known) => known.path === "/profile") ? "/ui/profile" : null,
    isNarrow: isNarrow && !isHomePath(path),
    onNarrow: (narrow) => {
      storage.set(sidebarKey, narrow ? "narrow" : "wide");
      setNarrow(narrow);
    },
    isDrawerOpen,
    onDrawer: setDrawerOpen,
    isLeaving,
    onLeaving: setLeaving,
    onLogout: () => void logout(),
    isEmbedded,
    headerColor: isEmbedded ? headerColor : null,
  };
};
