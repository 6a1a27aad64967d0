import { Award, Bell, BookOpen, CalendarDays, ChevronDown, Ellipsis, House, Languages, LogOut, Search } from "lucide-react";
import type { ReactNode } from "react";
import { portalShellText } from "../../i18n/en/portal-shell.ts";
import { languageNames } from "../../i18n/language.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Avatar } from "../../kit/avatar.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { LogoMark } from "../../kit/logo.view.tsx";
import { Menu, type MenuEntry } from "../../kit/menu.view.tsx";
import { Press } from "../../kit/press.view.tsx";
import { mainId, SkipLink } from "../../kit/skip-link.view.tsx";
import { type ThemeChoice, themeChoices } from "../../kit/theme.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import styles from "./portal-shell.module.css";

export type PortalEntry = {
  /** Determines the icon: `home`, `points`, `calendar`, `search`, `more`; any other id has the icon of a page. */
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly unread?: number;
  readonly isCurrent?: boolean;
};

export type PortalShellProps = {
  readonly organisation: string;
  readonly organisationLogo?: string | null;
  readonly homeHref: string;
  /** At most five, so that each is wide enough for a thumb. */
  readonly entries: readonly PortalEntry[];
  /** Absent when no learner is signed in. */
  readonly learner?: { readonly id: string; readonly name: string; readonly picture?: string | null };
  /** Entries of the account menu above theme and logout. */
  readonly account?: readonly MenuEntry[];
  readonly onAccount?: (id: string) => void;
  /** The page of notifications, with how many are unread; absent when no learner is signed in. */
  readonly notifications?: Omit<PortalEntry, "id">;
  readonly language: string;
  readonly onLanguage: (language: string) => void;
  readonly theme: ThemeChoice;
  readonly onTheme: (theme: ThemeChoice) => void;
  readonly onLogout: () => void;
  /** Beside the account: points and streak. */
  readonly standing?: ReactNode;
  readonly notice?: ReactNode;
  /** Shows only the content, for the lesson player. */
  readonly isFull?: boolean;
  readonly children: ReactNode;
};

const pictures: Readonly<Record<string, Icon>> = {
  home: House,
  points: Award,
  calendar: CalendarDays,
  search: Search,
  more: Ellipsis,
};

const PortalLink = ({ entry }: { readonly entry: PortalEntry }) => {
  const text = useText(portalShellText);
  const Picture = pictures[entry.id] ?? BookOpen;
  const unread = entry.unread ?? 0;
  return (
    <Anchor
      href={entry.href}
      className={styles["link"]}
      data-current={entry.isCurrent === true}
      {...(entry.isCurrent === true ? { "aria-current": "page" } : {})}
    >
      <span className={styles["picture"]}>
        <Picture className={styles["icon"]} aria-hidden="true" />
        {unread === 0 ? null : <span className={styles["dot"]} />}
      </span>
      <span className={styles["label"]}>{entry.label}</span>
      {unread === 0 ? null : <VisuallyHidden> {text("unread", { count: unread })}</VisuallyHidden>}
    </Anchor>
  );
};

const NotificationsLink = ({ label, href, unread = 0, isCurrent = false }: Omit<PortalEntry, "id">) => {
  const text = useText(portalShellText);
  return (
    <Anchor href={href} className={styles["tool"]} title={label} {...(isCurrent ? { "aria-current": "page" } : {})}>
      <span className={styles["picture"]}>
        <Bell className={styles["icon"]} aria-hidden="true" />
        {unread === 0 ? null : <span className={styles["dot"]} />}
      </span>
      <VisuallyHidden>
        {label}
        {unread === 0 ? "" : `, ${text("unread", { count: unread })}`}
      </VisuallyHidden>
    </Anchor>
  );
};

const LanguageMenu = ({ language, onLanguage }: Pick<PortalShellProps, "language" | "onLanguage">) => {
  const text = useText(portalShellText);
  const name = Object.entries(languageNames).find(([id]) => id === language)?.[1] ?? languageNames.en;
  return (
    <Menu
      label={text("language")}
      placement="bottom end"
      trigger={
        <Press className={styles["tool"] ?? ""}>
          <Languages className={styles["icon"]} aria-hidden="true" />
          <VisuallyHidden>{text("language")}: </VisuallyHidden>
          <span className={styles["toolWord"]}>{name}</span>
        </Press>
      }
      groups={[{ id: "language", chosen: language, entries: Object.entries(languageNames).map(([id, label]) => ({ id, label })) }]}
      onAction={onLanguage}
    />
  );
};

const AccountMenu = ({
  learner,
  account = [],
  onAccount,
  theme,
  onTheme,
  onLogout,
}: PortalShellProps & { readonly learner: NonNullable<PortalShellProps["learner"]> }) => {
  const text = useText(portalShellText);
  const act = (id: string, group: string): void => {
    const choice = themeChoices.find((each) => each === id);
    if (group === "theme" && choice !== undefined) onTheme(choice);
    else if (id === "logout") onLogout();
    else onAccount?.(id);
  };
  return (
    <Menu
      label={text("account", { name: learner.name })}
      placement="bottom end"
      trigger={
        <Press className={styles["tool"] ?? ""}>
          <Avatar id={learner.id} name={learner.name} src={learner.picture} size={32} />
          <ChevronDown className={styles["chevron"]} aria-hidden="true" />
        </Press>
      }
      groups={[
        ...(account.length === 0 ? [] : [{ id: "account", entries: account }]),
        { id: "theme", title: text("theme.title"), chosen: theme, entries: themeChoices.map((id) => ({ id, label: text(`theme.${id}`) })) },
        { id: "end", entries: [{ id: "logout", label: text("logout"), icon: LogOut }] },
      ]}
      onAction={act}
    />
  );
};

/** The frame of the learner portal: mobile first, with the navigation at the bottom. */
export const PortalShell = (props: PortalShellProps) => {
  const text = useText(portalShellText);
  const { organisation, organisationLogo = null, homeHref, entries, learner, standing, notice, isFull = false } = props;
  const content = (
    <main id={mainId} tabIndex={-1} className={styles["main"]} data-full={isFull}>
      {notice}
      {props.children}
    </main>
  );
  if (isFull) return content;
  return (
    <div className={styles["shell"]} data-bar={entries.length > 0}>
      <SkipLink />
      <header className={styles["header"]} data-print="no">
        <Anchor href={homeHref} className={styles["organisation"]}>
          {organisationLogo === null ? <LogoMark /> : <img src={organisationLogo} alt="" className={styles["logo"]} />}
          <span className={styles["name"]}>{organisation}</span>
        </Anchor>
        {entries.length === 0 ? null : (
          <nav className={styles["nav"]} aria-label={text("navigation")}>
            <ul className={styles["list"]}>
              {entries.map((entry) => (
                <li key={entry.id} className={styles["place"]}>
                  <PortalLink entry={entry} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles["tools"]}>
          {standing}
          {props.notifications === undefined ? null : <NotificationsLink {...props.notifications} />}
          <LanguageMenu language={props.language} onLanguage={props.onLanguage} />
          {learner === undefined ? null : <AccountMenu {...props} learner={learner} />}
        </div>
      </header>
      {content}
    </div>
  );
};
