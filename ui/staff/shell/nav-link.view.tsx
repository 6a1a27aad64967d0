import { Anchor } from "../../kit/anchor.view.tsx";
import { WithTooltip } from "../../kit/tooltip.view.tsx";
import { navigationIcon } from "../navigation-contribution.ts";
import type { ShellEntry } from "./shell-entry.ts";
import { SideLabel, Unread } from "./side-label.view.tsx";
import styles from "./sidebar.module.css";

type NavLinkProps = { readonly entry: ShellEntry; readonly isNarrow: boolean; readonly onFollow: () => void };

/** An entry of the sidebar; when only the icon is visible, its name is a tooltip. */
export const NavLink = ({ entry, isNarrow, onFollow }: NavLinkProps) => {
  const Picture = navigationIcon(entry.id);
  const unread = entry.unread ?? 0;
  return (
    <WithTooltip label={entry.label} placement="right" isDisabled={!isNarrow}>
      <Anchor
        href={entry.href}
        className={styles["link"]}
        data-current={entry.isCurrent === true}
        onClick={onFollow}
        {...(entry.isCurrent === true ? { "aria-current": "page" } : {})}
      >
        <Picture className={styles["icon"]} aria-hidden="true" />
        <SideLabel label={entry.label} isNarrow={isNarrow} />
        {unread === 0 ? null : <Unread count={unread} isNarrow={isNarrow} />}
      </Anchor>
    </WithTooltip>
  );
};
