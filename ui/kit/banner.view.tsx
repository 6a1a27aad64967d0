import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./banner.module.css";
import type { Icon } from "./icon.ts";

const pictures = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

type BannerProps = {
  readonly tone?: keyof typeof pictures;
  readonly icon?: Icon;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

/** A message above the page's content. */
export const Banner = ({ tone = "info", icon, title, children, action }: BannerProps) => {
  const Picture = icon ?? pictures[tone];
  return (
    <div className={styles["banner"]} data-tone={tone}>
      <Picture className={styles["icon"]} aria-hidden="true" />
      <div className={styles["words"]}>
        {title === undefined ? null : <strong className={styles["title"]}>{title}</strong>}
        {children === undefined ? null : <span>{children}</span>}
      </div>
      {action}
    </div>
  );
};
