import { CircleHelp } from "lucide-react";
import type { HelpTipContentProps } from "./help-tip-content.view.tsx";
import styles from "./help-tip.module.css";
import { loadable } from "./loadable.view.tsx";
import { Popover } from "./popover.view.tsx";
import { Press } from "./press.view.tsx";

export type HelpTipProps = HelpTipContentProps & {
  /** The accessible name of the icon. */
  readonly label: string;
  /** Shown beside the icon for authors of tooltips. */
  readonly slug?: string | undefined;
  /** The tooltip has no text: the slug is shown in red. */
  readonly isUnresolved?: boolean;
};

const content = loadable(
  async () => (await import("./help-tip-content.view.tsx")).HelpTipContent,
  ({ description }: HelpTipContentProps) => <p className={styles["words"]}>{description}</p>,
);

/** An icon that explains its neighbour in a popover. */
export const HelpTip = ({ label, slug, isUnresolved = false, ...said }: HelpTipProps) => {
  const trigger = (
    <Press className={styles["button"] ?? ""} aria-label={label} data-unresolved={isUnresolved}>
      <CircleHelp className={styles["icon"]} aria-hidden="true" />
      {slug === undefined ? null : <code className={styles["slug"]}>{slug}</code>}
    </Press>
  );
  return (
    <Popover label={label} trigger={trigger}>
      {() => <content.View {...said} />}
    </Popover>
  );
};
