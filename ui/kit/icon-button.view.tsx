import styles from "./button.module.css";
import type { ButtonKind, ButtonSize } from "./button.view.tsx";
import type { Icon } from "./icon.ts";
import { Press, type PressProps } from "./press.view.tsx";
import { WithTooltip } from "./tooltip.view.tsx";

export type IconButtonProps = Omit<PressProps, "className" | "style" | "children" | "aria-label"> & {
  readonly icon: Icon;
  /** The accessible name, shown as tooltip. */
  readonly label: string;
  /** The keyboard shortcut, such as `N` or `Ctrl K`. */
  readonly shortcut?: string;
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
};

/** A button with an icon only; its name shows on hover and focus. */
export const IconButton = ({ icon: Picture, label, shortcut = "", kind = "quiet", size = "normal", ...rest }: IconButtonProps) => (
  <WithTooltip label={label} shortcut={shortcut}>
    <Press {...rest} aria-label={label} className={styles["button"]} data-kind={kind} data-size={size} data-square="true">
      <Picture className={styles["icon"]} aria-hidden="true" />
    </Press>
  </WithTooltip>
);
