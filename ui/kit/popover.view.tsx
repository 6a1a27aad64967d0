import type { ReactNode } from "react";
import { Dialog as AriaDialog, DialogTrigger, Popover as AriaPopover } from "react-aria-components";
import frame from "./menu.module.css";
import styles from "./popover.module.css";

type PopoverProps = {
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactNode;
  readonly placement?: "bottom start" | "bottom end" | "top start" | "top end";
  /** The content; `close` closes it. */
  readonly children: (close: () => void) => ReactNode;
};

/** A small window beside its button, such as the editor of a filter. */
export const Popover = ({ label, trigger, placement = "bottom start", children }: PopoverProps) => (
  <DialogTrigger>
    {trigger}
    <AriaPopover className={frame["popover"] ?? ""} placement={placement} offset={6}>
      <AriaDialog className={styles["content"] ?? ""} aria-label={label}>
        {({ close }) => children(close)}
      </AriaDialog>
    </AriaPopover>
  </DialogTrigger>
);
