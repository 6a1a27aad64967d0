import { LogOut, UserRound } from "lucide-react";
import { staffShellText } from "../../i18n/en/staff-shell.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import type { Look } from "../../kit/look.ts";
import { Menu } from "../../kit/menu.view.tsx";
import { Press } from "../../kit/press.view.tsx";
import { densities, shells, themeChoices } from "../../kit/theme.ts";
import type { ShellUser } from "./shell-entry.ts";
import styles from "./user-menu.module.css";

type UserMenuProps = {
  readonly user: ShellUser;
  readonly look: Look;
  readonly profileHref: string | null;
  readonly isNarrow: boolean;
  /** placement of the menu; above the button by default */
  readonly placement?: "top start" | "bottom end";
  readonly onLogout: () => void;
};

/** The account menu: profile, theme, density and logout. */
export const UserMenu = ({ user, look, profileHref, isNarrow, placement = "top start", onLogout }: UserMenuProps) => {
  const text = useText(staffShellText);
  const act = (id: string, group: string): void => {
    const theme = themeChoices.find((choice) => choice === id);
    const density = densities.find((choice) => choice === id);
    if (group === "theme" && theme !== undefined) look.onTheme(theme);
    if (group === "density" && density !== undefined) look.onDensity(density);
    const shell = shells.find((choice) => choice === id);
    if (group === "shell" && shell !== undefined) look.onShell(shell);
    if (id === "logout") onLogout();
  };
  return (
    <Menu
      label={text("account", { name: user.name })}
      placement={placement}
      onAction={act}
      trigger={
        <Press className={styles["user"] ?? ""}>
          <Avatar id={user.id} name={user.name} src={user.picture} size={32} isDecorative={!isNarrow} />
          {isNarrow ? null : (
            <span className={styles["words"]}>
              <span className={styles["name"]}>{user.name}</span>
              <span className={styles["email"]}>{user.email}</span>
            </span>
          )}
        </Press>
      }
      groups={[
        ...(profileHref === null
          ? []
          : [{ id: "profile", entries: [{ id: "profile", label: text("profile"), icon: UserRound, href: profileHref }] }]),
        {
          id: "theme",
          title: text("theme.title"),
          chosen: look.theme,
          entries: themeChoices.map((id) => ({ id, label: text(`theme.${id}`) })),
        },
        ...(look.shell === "ink"
          ? []
          : [
              {
                id: "density",
                title: text("density.title"),
                chosen: look.density,
                entries: densities.map((id) => ({ id, label: text(`density.${id}`) })),
              },
            ]),
        { id: "shell", title: text("shell.title"), chosen: look.shell, entries: shells.map((id) => ({ id, label: text(`shell.${id}`) })) },
        { id: "end", entries: [{ id: "logout", label: text("logout"), icon: LogOut }] },
      ]}
    />
  );
};
