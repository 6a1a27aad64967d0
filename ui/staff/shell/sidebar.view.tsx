import { CircleHelp, Download, Ellipsis, LogOut, PanelLeft } from "lucide-react";
import type { ReactNode } from "react";
import { staffShellText } from "../../i18n/en/staff-shell.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { LogoMark } from "../../kit/logo.view.tsx";
import { Menu, type MenuEntry } from "../../kit/menu.view.tsx";
import { Press } from "../../kit/press.view.tsx";
import { WithTooltip } from "../../kit/tooltip.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import { navigationIcon } from "../navigation-contribution.ts";
import { NavLink } from "./nav-link.view.tsx";
import type { ShellEntry, ShellHelp } from "./shell-entry.ts";
import { SideLabel, Unread } from "./side-label.view.tsx";
import styles from "./sidebar.module.css";

export type SidebarProps = {
  readonly organisation: string;
  readonly organisationLogo?: string | null;
  readonly homeHref: string;
  readonly main: readonly ShellEntry[];
  readonly more: readonly ShellEntry[];
  readonly help: readonly ShellHelp[];
  readonly onHelp: (id: string) => void;
  /** Unread items in Help, such as support replies. */
  readonly helpUnread?: number;
  readonly settings: ShellEntry | null;
  /** Absent when the device cannot install the application. */
  readonly onAddToDevice?: () => void;
  /** The current team, rendered for a narrow or a wide sidebar. */
  readonly teamPicker?: (isNarrow: boolean) => ReactNode;
  readonly userMenu: ReactNode;
  readonly onLogout: () => void;
  readonly isNarrow: boolean;
  readonly onFollow: () => void;
  readonly onNarrow?: (isNarrow: boolean) => void;
};

type SideButtonProps = {
  readonly icon: Icon;
  readonly label: string;
  readonly isNarrow: boolean;
  readonly badge?: number;
  readonly onPress?: () => void;
};

const SideButton = ({ icon: Picture, label, isNarrow, badge = 0, onPress }: SideButtonProps) => (
  <WithTooltip label={label} placement="right" isDisabled={!isNarrow}>
    <Press className={styles["link"] ?? ""} {...(onPress === undefined ? {} : { onPress })}>
      <Picture className={styles["icon"]} aria-hidden="true" />
      <SideLabel label={label} isNarrow={isNarrow} />
      {badge === 0 ? null : <Unread count={badge} isNarrow={isNarrow} />}
    </Press>
  </WithTooltip>
);

const moreEntries = (entries: readonly ShellEntry[]): readonly MenuEntry[] =>
  entries.map((entry) => ({ id: entry.id, label: entry.label, href: entry.href, icon: navigationIcon(entry.id) }));

const Organisation = ({
  name,
  logo,
  href,
  isNarrow,
  onFollow,
}: {
  readonly name: string;
  readonly logo: string | null;
  readonly href: string;
  readonly isNarrow: boolean;
  readonly onFollow: () => void;
}) => (
  <Anchor href={href} className={styles["organisation"]} onClick={onFollow}>
    {logo === null ? <LogoMark /> : <img src={logo} alt="" className={styles["picture"]} />}
    {isNarrow ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={styles["name"]}>{name}</span>}
  </Anchor>
);

/** The navigation, in the order of the navigation rule; below it help, settings, team and account. */
export const Sidebar = (props: SidebarProps) => {
  const text = useText(staffShellText);
  const { isNarrow, onFollow, onNarrow, settings } = props;
  const moreIsCurrent = props.more.some((entry) => entry.isCurrent === true);
  return (
    <div className={styles["sidebar"]} data-narrow={isNarrow}>
      <div className={styles["top"]}>
        <Organisation
          name={props.organisation}
          logo={props.organisationLogo ?? null}
          href={props.homeHref}
          isNarrow={isNarrow}
          onFollow={onFollow}
        />
        {onNarrow === undefined ? null : (
          <WithTooltip label={isNarrow ? text("expand") : text("collapse")} placement="right">
            <Press
              className={styles["narrow"] ?? ""}
              aria-label={isNarrow ? text("expand") : text("collapse")}
              aria-expanded={!isNarrow}
              onPress={() => onNarrow(!isNarrow)}
            >
              <PanelLeft className={styles["icon"]} aria-hidden="true" />
            </Press>
          </WithTooltip>
        )}
      </div>
      <nav aria-label={text("navigation")} className={styles["nav"]}>
        <ul className={styles["list"]}>
          {props.main.map((entry) => (
            <li key={entry.id}>
              <NavLink entry={entry} isNarrow={isNarrow} onFollow={onFollow} />
            </li>
          ))}
          {props.more.length === 0 ? null : (
            <li data-current={moreIsCurrent} className={styles["more"]}>
              <Menu
                label={text("more")}
                placement="right bottom"
                trigger={<SideButton icon={Ellipsis} label={text("more")} isNarrow={isNarrow} />}
                groups={[{ id: "more", entries: moreEntries(props.more) }]}
                onAction={onFollow}
              />
            </li>
          )}
        </ul>
      </nav>
      <div className={styles["foot"]}>
        {props.help.length === 0 ? null : (
          <Menu
            label={text("help")}
            placement="right bottom"
            trigger={<SideButton icon={CircleHelp} label={text("help")} isNarrow={isNarrow} badge={props.helpUnread ?? 0} />}
            groups={[{ id: "help", entries: props.help }]}
            onAction={props.onHelp}
          />
        )}
        {settings === null ? null : <NavLink entry={settings} isNarrow={isNarrow} onFollow={onFollow} />}
        {props.onAddToDevice === undefined ? null : (
          <SideButton icon={Download} label={text("addToDevice")} isNarrow={isNarrow} onPress={props.onAddToDevice} />
        )}
        {props.teamPicker?.(isNarrow)}
        <div className={styles["account"]}>
          {props.userMenu}
          {isNarrow ? null : (
            <WithTooltip label={text("logout")}>
              <Press className={styles["narrow"] ?? ""} aria-label={text("logout")} onPress={props.onLogout}>
                <LogOut className={styles["icon"]} aria-hidden="true" />
              </Press>
            </WithTooltip>
          )}
        </div>
      </div>
    </div>
  );
};
