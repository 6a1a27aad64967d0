import type { ReactNode } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { TabView } from "../../../core/view-as/tab-view.service.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { OfflineBanner } from "../../kit/offline-banner.view.tsx";
import { usePath } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { usePageFocus } from "../../react/use-page-focus.ts";
import { AskCyPanelScreen } from "../assistant/ask-cy-panel.screen.tsx";
import { PaletteHost } from "../palette/palette-host.screen.tsx";
import { PlanWatch } from "../plans/plan-watch.screen.tsx";
import { StaffShell } from "../shell/staff-shell.view.tsx";
import { placeOf, type StaffRoute } from "../staff-route.ts";
import { useTeamOfAddress } from "../teams/use-team-of-address.ts";
import { ModalHost } from "./modal-host.screen.tsx";
import { SudoNotice } from "./sudo-notice.screen.tsx";
import { useStaffShell } from "./use-staff-shell.tsx";

type ShellScreenProps = {
  readonly user: SessionUser;
  readonly page: StaffRoute | undefined;
  readonly path: string;
  readonly children: ReactNode;
};

const viewBar = loadable(async () => (await import("../view-as/staff-view-bar.screen.tsx")).StaffViewBarScreen);

const ink = loadable(async () => (await import("../../skins/ink/ink-shell.view.tsx")).InkShell);

/** The frame around the pages of a signed-in user, in the layout the user has chosen. */
export const ShellScreen = ({ user, page, path, children }: ShellScreenProps) => {
  const isOnline = useLatest(useService(Connectivity).online$, true);
  const { isViewing } = useService(TabView);
  const shell = useStaffShell(user, page, path);
  const Shell = shell.look.shell === "ink" ? ink.View : StaffShell;
  usePageFocus(placeOf(page, usePath()));
  useTeamOfAddress(user);
  return (
    <Shell
      {...shell}
      notice={
        <>
          {isViewing ? <viewBar.View /> : null}
          <SudoNotice user={user} />
          <OfflineBanner isOffline={!isOnline} />
        </>
      }
    >
      {children}
      <AskCyPanelScreen />
      <ModalHost />
      <PaletteHost user={user} />
      <PlanWatch />
    </Shell>
  );
};
