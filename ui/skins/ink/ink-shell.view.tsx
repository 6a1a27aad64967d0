import { ChevronDown, CircleHelp, Download, LogOut } from "lucide-react";
import { staffShellText } from "../../i18n/en/staff-shell.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { LogoMark } from "../../kit/logo.view.tsx";
import { Menu, type MenuGroup } from "../../kit/menu.view.tsx";
import { Press } from "../../kit/press.view.tsx";
import { mainId, SkipLink } from "../../kit/skip-link.view.tsx";
import { navigationIcon } from "../../staff/navigation-contribution.ts";
import type { ShellEntry } from "../../staff/shell/shell-entry.ts";
import type { StaffShellProps } from "../../staff/shell/staff-shell.view.tsx";
import { UserMenu } from "../../staff/shell/user-menu.view.tsx";
import styles from "./ink-shell.module.css";
import { InkSearch, InkTools } from "./ink-tools.view.tsx";

const placeGroup = (id: string, entries: readonly ShellEntry[]): readonly MenuGroup[] =>
  entries.length === 0
    ? []
    : [
        {
          id,
          entries: entries.map((entry) => ({
            id: entry.id,
            label: entry.label,
            href: entry.href,
            icon: navigationIcon(entry.id),
            ...(entry.unread === undefined || entry.unread === 0 ? {} : { badge: String(entry.unread) }),
          })),
        },
      ];

const Places = ({ sidebar, place }: { readonly sidebar: StaffShellProps["sidebar"]; readonly place: string }) => {
  const text = useText(staffShellText);
  return (
    <nav aria-label={text("navigation")}>
      <Menu
        label={text("places")}
        trigger={
          <Press className={styles["place"] ?? ""}>
            <span className={styles["placeName"]}>{place}</span>
            <ChevronDown className={styles["icon"]} aria-hidden="true" />
          </Press>
        }
        groups={[
          ...placeGroup("main", sidebar.main),
          ...placeGroup("more", sidebar.more),
          ...placeGroup("settings", sidebar.settings === null ? [] : [sidebar.settings]),
        ]}
        onAction={() => undefined}
      />
    </nav>
  );
};

/** A frame without a sidebar: a dark bar with the navigation, the palette and the tools above a full-width page. */
export const InkShell = (props: StaffShellProps) => {
  const text = useText(staffShellText);
  const { sidebar, topBar, isEmbedded = false } = props;
  const [first, ...further] = topBar.crumbs;
  return (
    <div className={styles["shell"]}>
      <SkipLink />
      <header
        className={styles["bar"]}
        data-print="no"
        {...(props.headerColor === undefined || props.headerColor === null ? {} : { "data-header": props.headerColor })}
      >
        <div className={styles["start"]}>
          {isEmbedded ? (
            <span className={styles["placeName"]}>{first?.label}</span>
          ) : (
            <>
              <Anchor href={sidebar.homeHref} className={styles["home"]} aria-label={sidebar.organisation} title={sidebar.organisation}>
                {sidebar.organisationLogo === undefined || sidebar.organisationLogo === null ? (
                  <LogoMark />
                ) : (
                  <img src={sidebar.organisationLogo} alt="" className={styles["logo"]} />
                )}
              </Anchor>
              <Places sidebar={sidebar} place={first?.label ?? text("places")} />
            </>
          )}
          {further.length === 0 ? null : (
            <span className={styles["crumb"]} aria-current="page">
              {further.at(-1)?.label}
            </span>
          )}
        </div>
        <InkSearch topBar={topBar} />
        <div className={styles["end"]}>
          <InkTools topBar={topBar} />
          {isEmbedded || sidebar.teamPicker === undefined ? null : <span className={styles["slot"]}>{sidebar.teamPicker(true)}</span>}
          {isEmbedded || sidebar.help.length === 0 ? null : (
            <Menu
              label={text("help")}
              placement="bottom end"
              trigger={<IconButton icon={CircleHelp} label={text("help")} />}
              groups={[{ id: "help", entries: sidebar.help }]}
              onAction={sidebar.onHelp}
            />
          )}
          {isEmbedded || sidebar.onAddToDevice === undefined ? null : (
            <span className={styles["wide"]}>
              <IconButton icon={Download} label={text("addToDevice")} onPress={sidebar.onAddToDevice} />
            </span>
          )}
          {isEmbedded ? null : (
            <>
              <span className={styles["slot"]}>
                <UserMenu
                  user={props.user}
                  look={props.look}
                  profileHref={props.profileHref}
                  isNarrow
                  placement="bottom end"
                  onLogout={() => props.onLeaving(true)}
                />
              </span>
              <span className={styles["wide"]}>
                <IconButton icon={LogOut} label={text("logout")} onPress={() => props.onLeaving(true)} />
              </span>
            </>
          )}
        </div>
      </header>
      {props.notice === undefined ? null : <div className={styles["notice"]}>{props.notice}</div>}
      <main id={mainId} tabIndex={-1} className={styles["main"]}>
        {props.children}
      </main>
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
