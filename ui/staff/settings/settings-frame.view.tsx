import { type ReactNode, useId } from "react";
import { settingsText } from "../../i18n/en/settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { useSelectedInSight } from "../../kit/use-selected-in-sight.ts";
import styles from "./settings-frame.module.css";

export type SettingsLink = { readonly id: string; readonly label: string; readonly href: string; readonly isCurrent: boolean };
export type SettingsFrameProps = {
  readonly you: readonly SettingsLink[];
  readonly organisation: readonly SettingsLink[];
  readonly children: ReactNode;
};

const Group = ({ title, links }: { readonly title: string; readonly links: readonly SettingsLink[] }) => {
  const id = useId();
  return links.length === 0 ? null : (
    <div>
      <p id={id} className={styles["group"]}>
        {title}
      </p>
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
export const SettingsFrameView = ({ you, organisation, children }: SettingsFrameProps) => {
  const text = useText(settingsText);
  const nav = useSelectedInSight<HTMLElement>([...you, ...organisation].find(({ isCurrent }) => isCurrent)?.id ?? "");
  return (
    <div className={styles["frame"]}>
      <nav ref={nav} className={styles["nav"]} aria-label={text("navigation")}>
        <Group title={text("groups.you")} links={you} />
        <Group title={text("groups.organisation")} links={organisation} />
      </nav>
      <div className={styles["content"]}>{children}</div>
    </div>
  );
};
