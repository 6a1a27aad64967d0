import { LogOut, UserRound } from "lucide-react";
import { Button } from "react-aria-components";
import { staffShellText } from "../../i18n/en/staff-shell.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import type { Look } from "../../kit/look.ts";
import { Menu } from "../../kit/menu.view.tsx";
import { densities, themeChoices } from "../../kit/theme.ts";
import type { ShellUser } from "./shell-entry.ts";
import styles from "./user-menu.module.css";

type UserMenuProps = {
  readonly user: ShellUser;
  readonly look: Look;
  readonly profileHref: string | null;
  readonly isNarrow: boolean;
  readonly onLogout: () => void;
};

/** The account: profile, theme, density and the way out. */
export const UserMenu = ({ user, look, profileHref, isNarrow, onLogout }: UserMenuProps) => {
  const text = useText(staffShellText);
  const act = (id: string, group: string): void => {
    const theme = themeChoices.find((choice) => choice === id);
    const density = densities.find((choice) => choice === id);
    if (group === "theme" && theme !== undefined) look.onTheme(theme);
    if (group === "density" && density !== undefined) look.onDensity(density);
    if (id === "logout") onLogout();
  };
  return (
    <Menu
      label={text("account", { name: user.name })}
      placement="top start"
      onAction={act}
      trigger={
        <Button className={styles["user"] ?? ""}>
          <Avatar id={user.id} name={user.name} src={user.picture} size={32} isDecorative={!isNarrow} />
          {isNarrow ? null : (
            <span className={styles["words"]}>
              <span className={styles["name"]}>{user.name}</span>
              <span className={styles["email"]}>{user.email}</span>
            </span>
          )}
        </Button>
      }
      groups={[
        ...(profileHref === null ? [] : [{ id: "profile", entries: [{ id: "profile", label: text("profile"), icon: UserRound, href: profileHref }] }]),
        { id: "theme", title: text("theme.title"), chosen: look.theme, entries: themeChoices.map((id) => ({ id, label: text(`theme.${id}`) })) },
        { id: "density", title: text("density.title"), chosen: look.density, entries: densities.map((id) => ({ id, label: text(`density.${id}`) })) },
        { id: "end", entries: [{ id: "logout", label: text("logout"), icon: LogOut }] },
      ]}
    />
  );
};
