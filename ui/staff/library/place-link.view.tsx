import { Anchor } from "../../kit/anchor.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import styles from "./library-places.module.css";

type PlaceLinkProps = {
  readonly href: string;
  readonly icon: Icon;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly onGo: () => void;
  /** takes what is dropped into no folder */
  readonly isTarget?: boolean;
};

/** A link to a list of a library. */
export const PlaceLink = ({ href, icon: Picture, label, isCurrent, onGo, isTarget = false }: PlaceLinkProps) => (
  <li className={styles["row"]}>
    <Anchor
      href={href}
      className={styles["link"]}
      draggable={false}
      onClick={onGo}
      {...(isTarget ? { "data-folder": "" } : {})}
      {...(isCurrent ? { "aria-current": "page" as const } : {})}
    >
      <Picture aria-hidden="true" />
      <span className={styles["label"]}>{label}</span>
    </Anchor>
  </li>
);
