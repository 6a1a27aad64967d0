import { Anchor, type AnchorProps } from "./anchor.view.tsx";
import styles from "./button.module.css";
import type { ButtonKind, ButtonSize } from "./button.view.tsx";
import type { Icon } from "./icon.ts";

export type LinkButtonProps = AnchorProps & {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly icon?: Icon;
  readonly isWide?: boolean;
};

/** A link styled as a button: for navigation, never for an action. */
export const LinkButton = ({ kind = "secondary", size = "normal", icon: Picture, isWide = false, children, ...rest }: LinkButtonProps) => (
  <Anchor {...rest} className={styles["button"]} data-kind={kind} data-size={size} data-wide={isWide}>
    <span className={styles["content"]}>
      {Picture === undefined ? null : <Picture className={styles["icon"]} aria-hidden="true" />}
      <span className={styles["label"]}>{children}</span>
    </span>
  </Anchor>
);
