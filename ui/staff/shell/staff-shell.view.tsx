import type { ReactNode } from "react";
import { staffShellText } from "../../i18n/en/staff-shell.ts";
import { useText } from "../../i18n/use-text.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import type { Look } from "../../kit/look.ts";
import { mainId, SkipLink } from "../../kit/skip-link.view.tsx";
import { useOnce } from "../../kit/use-once.ts";
import type { ShellUser } from "./shell-entry.ts";
import { Sidebar, type SidebarProps } from "./sidebar.view.tsx";
import styles from "./staff-shell.module.css";
import { TopBar, type TopBarProps } from "./top-bar.view.tsx";
import { UserMenu } from "./user-menu.view.tsx";

export type StaffShellProps = {
  readonly sidebar: Omit<SidebarProps, "isNarrow" | "onNarrow" | "onFollow" | "userMenu" | "onLogout">;
  readonly topBar: Omit<TopBarProps, "onOpenMenu">;
  readonly user: ShellUser;
  readonly look: Look;
  /** Null without a profile page. */
  readonly profileHref: string | null;
  /** Icons only. */
  readonly isNarrow: boolean;
  readonly onNarrow: (isNarrow: boolean) => void;
  /** On mobile the sidebar is a drawer; the caller closes it on every route change. */
  readonly isDrawerOpen: boolean;
  readonly onDrawer: (isOpen: boolean) => void;
  /** Logout is confirmed first. */
  readonly isLeaving: boolean;
  readonly onLeaving: (isLeaving: boolean) => void;
  readonly onLogout: () => void;
  /** Embedded in another page, the shell has no sidebar. */
  readonly isEmbedded?: boolean;
  /** Header colour when embedded; null for the theme's own. */
  readonly headerColor?: "dark" | "light" | null;
  /** Above the content: offline notice, plan limit. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
};

const drawer = loadable(async () => (await import("./drawer.view.tsx")).Drawer);

/** The layout of the staff application. */
export const StaffShell = (props: StaffShellProps) => {
  const text = useText(staffShellText);
  const { user, look, profileHref, isEmbedded = false } = props;
  const hasDrawer = useOnce(props.isDrawerOpen && !isEmbedded);
  const ask = (): void => props.onLeaving(true);
  const account = (isNarrow: boolean) => <UserMenu user={user} look={look} profileHref={profileHref} isNarrow={isNarrow} onLogout={ask} />;
  return (
    <div className={styles["shell"]} data-narrow={props.isNarrow} data-embedded={isEmbedded}>
      <SkipLink />
      {isEmbedded ? null : (
        <aside className={styles["side"]} data-print="no">
          <Sidebar
            {...props.sidebar}
            isNarrow={props.isNarrow}
            onNarrow={props.onNarrow}
            onFollow={() => undefined}
            userMenu={account(props.isNarrow)}
            onLogout={ask}
          />
        </aside>
      )}
      {hasDrawer ? (
        <drawer.View label={text("navigation")} isOpen={props.isDrawerOpen} onOpenChange={props.onDrawer}>
          <Sidebar {...props.sidebar} isNarrow={false} onFollow={() => props.onDrawer(false)} userMenu={account(false)} onLogout={ask} />
        </drawer.View>
      ) : null}
      <div className={styles["page"]}>
        <TopBar {...props.topBar} color={props.headerColor ?? null} {...(isEmbedded ? {} : { onOpenMenu: () => props.onDrawer(true) })} />
        {props.notice === undefined ? null : <div className={styles["notice"]}>{props.notice}</div>}
        <main id={mainId} tabIndex={-1} className={styles["main"]}>
          {props.children}
        </main>
      </div>
      <ConfirmDialog
        title={text("logoutQuestion")}
        action={text("logout")}
        isOpen={props.isLeaving}
        onConfirm={props.onLogout}
        onCancel={() => props.onLeaving(false)}
      />
    </div>
  );
};
