import type { ReactNode } from "react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./button.module.css";
import type { Icon } from "./icon.ts";
import { Press, type PressProps } from "./press.view.tsx";
import { Spinner } from "./spinner.view.tsx";

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "normal" | "small";

export type ButtonProps = Omit<PressProps, "className" | "style" | "children"> & {
  /** One primary button per screen or dialog. */
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly icon?: Icon;
  /** Fills the width of its container. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** A button with a verb on it; while `isPending` it keeps its width and focus and ignores presses. */
export const Button = ({ kind = "secondary", size = "normal", icon: Picture, isWide = false, children, ...rest }: ButtonProps) => {
  const text = useText(kitText);
  const { isPending = false } = rest;
  return (
    <Press {...rest} className={styles["button"]} data-kind={kind} data-size={size} data-wide={isWide}>
      <span className={styles["content"]} data-pending={isPending}>
        {Picture === undefined ? null : <Picture className={styles["icon"]} aria-hidden="true" />}
        <span className={styles["label"]}>{children}</span>
      </span>
      {isPending ? (
        <span role="progressbar" aria-label={text("pending")} className={styles["pending"]}>
          <Spinner />
        </span>
      ) : null}
    </Press>
  );
};
