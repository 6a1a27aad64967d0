import type { RefObject } from "react";
import { Dialog, Popover } from "react-aria-components";
import { keepFocus } from "./keep-focus.ts";
import frame from "./menu.module.css";
import styles from "./popover.module.css";
import type { PopoverProps } from "./popover.view.tsx";
import { useBackCloses } from "./use-back-closes.ts";

type PopoverBodyProps = Omit<PopoverProps, "trigger" | "placement"> & {
  readonly placement: NonNullable<PopoverProps["placement"]>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
};

/** The lazily loaded popover. */
export const PopoverBody = ({ label, placement, button, onClose, children }: PopoverBodyProps) => {
  useBackCloses(true, onClose);
  return (
    <Popover
      className={frame["popover"] ?? ""}
      triggerRef={button}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement={placement}
      offset={6}
    >
      <Dialog ref={keepFocus} className={styles["content"] ?? ""} aria-label={label}>
        {children(onClose)}
      </Dialog>
    </Popover>
  );
};
