import { type ReactNode, useId } from "react";
import { settingsText } from "../../i18n/en/settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { useSelectedInSight } from "../../kit/use-selected-in-sight.ts";
import type { SettingsGroup } from "../settings-page.ts";
import styles from "./settings-frame.module.css";

export type SettingsLink = { readonly id: string; readonly label: string; readonly href: string; readonly isCurrent: boolean };
export type SettingsFrameProps = {
  readonly groups: readonly { readonly id: SettingsGroup; readonly links: readonly SettingsLink[] }[];
  readonly children: ReactNode;
};

const Group = ({ title, links }: { readonly title: string; readonly links: readonly SettingsLink[] }) => {
  const id = useId();
  return links.length === 0 ? null : (
    <div>
      <h2 id={id} className={styles["group"]}>
        {title}
      </h2>
      <ul className={styles["list"]} aria-labelledby={id}>
        {links.map(({ id: key, label, href, isCurrent }) => (
          <li key={key}>
            <Anchor href={href} className={styles["link"]} {...(isCurrent ? { "aria-current": "page" as const } : {})}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The settings navigation on the left with one page beside it; on phones the navigation is a row above. */
export const SettingsFrameView = ({ groups, children }: SettingsFrameProps) => {
  const text = useText(settingsText);
  const nav = useSelectedInSight<HTMLElement>(groups.flatMap(({ links }) => links).find(({ isCurrent }) => isCurrent)?.id ?? "");
  return (
    <div className={styles["frame"]}>
      <nav ref={nav} className={styles["nav"]} aria-label={text("navigation")}>
        {groups.map(({ id, links }) => (
          <Group key={id} title={text(`groups.${id}`)} links={links} />
        ))}
      </nav>
      <div className={styles["content"]}>{children}</div>
    </div>
  );
};
